#ifndef OVERSHOOT_PLATFORM_H
#define OVERSHOOT_PLATFORM_H

#include "overshoot_files.h"
#include "overshoot_terminal.h"

#endif
