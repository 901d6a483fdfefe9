#include "overshoot_platform.h"
