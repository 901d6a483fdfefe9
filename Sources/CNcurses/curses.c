#include "overshoot_curses.h"
