// The C library's elementary functions, under plain names; the only file here that differs by platform.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func exponential(_ x: Double) -> Double { exp(x) }
func logarithm(_ x: Double) -> Double { log(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func hyperbolicSine(_ x: Double) -> Double { sinh(x) }
func hyperbolicCosine(_ x: Double) -> Double { cosh(x) }
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
