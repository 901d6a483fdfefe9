/// The Metal companion of a shader recipe: one stitchable function with its static helpers (MTL-01,
/// MTL-03, MTL-06).
///
/// Height first, then the normal, then light: diffuse, specular, fresnel (MTL-13). Ripples of touches
/// raise the height before the normal is taken (MTL-12). Helpers are static, so that several
/// generated files live in one library.
enum SurfaceShader {
  /// The function's name, from the type's: `LiquidChromeView` gives `liquidChromeViewSurface`.
  ///
  /// The ending keeps it clear of Metal's own names; what isn't plain ASCII falls out.
  static func functionName(for typeName: String) -> String {
    let plain = typeName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = plain.first, first.isLetter else { return "generated\(plain)Surface" }
    return first.lowercased() + plain.dropFirst() + "Surface"
  }

  static func source(function: String, touches: Int) -> String {
    let slots = (0..<touches).map { "touch\($0)" }
    let code: Code = """
      #include <metal_stdlib>
      #include <SwiftUI/SwiftUI_Metal.h>

      using namespace metal;

      \(noise)

      \(ripple.when(touches > 0))

      \(height(slots))

      \(rainbow)

      \(entry(function, slots))

      """
    return RecipeFile.tidied(code.lines)
  }

  private static let noise: Code = """
    // MARK: - Noise

    static float lattice(float2 cell) {
        return fract(sin(dot(cell, float2(127.1, 311.7))) * 43758.5453);
    }

    /// Value noise, 0 to 1, smooth between the corners of a cell.
    static float valueNoise(float2 place) {
        float2 cell = floor(place);
        float2 share = fract(place);
        float2 eased = share * share * (3.0 - 2.0 * share);
        float upper = mix(lattice(cell), lattice(cell + float2(1.0, 0.0)), eased.x);
        float lower = mix(lattice(cell + float2(0.0, 1.0)), lattice(cell + float2(1.0, 1.0)), eased.x);
        return mix(upper, lower, eased.y);
    }

    /// Three octaves, each turned against the one before, so that no grid shows.
    static float layeredNoise(float2 place) {
        const float2x2 turn = float2x2(0.8, 0.6, -0.6, 0.8);
        float sum = 0.0;
        float weight = 0.5;
        for (int octave = 0; octave < 3; octave++) {
            sum += weight * valueNoise(place);
            place = turn * place * 2.03;
            weight *= 0.5;
        }
        return sum;
    }
    """

  private static let ripple: Code = """
    // MARK: - Touches

    /// A wave that runs out from a touch (x, y, start in seconds, amplitude) and dies away.
    static float ripple(float2 pos, float2 size, float time, float4 touch) {
        float age = time - touch.z;
        if (touch.w <= 0.0 || age < 0.0) { return 0.0; }
        float away = length(pos - touch.xy) / min(size.x, size.y);
        return touch.w * sin(away * 38.0 - age * 9.0) * exp(-age * 1.4) * exp(-away * 5.0);
    }
    """

  private static func height(_ slots: [String]) -> Code {
    let names = slots.isEmpty ? [] : ["float time"] + slots.map { "float4 \($0)" }
    let parameters = names.map { ",\n    \($0)" }.joined()
    let waves = slots.map { "height += ripple(pos, size, time, \($0));" }
    return """
      // MARK: - Surface

      /// The surface over one point: noise that warps noise, which flows like metal.
      static float surfaceHeight(
          float2 pos,
          float2 size,
          float flow,
          float waves\(parameters)
      ) {
          float2 place = pos / min(size.x, size.y) * waves;
          float2 drift = float2(flow * 0.6, -flow * 0.5);
          float2 warp = float2(valueNoise(place * 1.4 + drift), valueNoise(place * 1.4 - drift + 5.2));
          float height = layeredNoise(place + 1.6 * warp + drift * 0.4);
          \(Code.stack(waves.map { Code($0) }))
          return height;
      }
      """
  }

  private static let rainbow: Code = """
    /// Thin-film colours of a phase, each channel a third of a turn behind the other.
    static half3 rainbow(float phase) {
        float3 turn = float3(0.0, 2.0944, 4.1888);
        return half3(0.5 + 0.5 * cos(6.2832 * phase + turn));
    }
    """

  private static func entry(_ function: String, _ slots: [String]) -> Code {
    let parameters = slots.map { ",\n    float4 \($0)" }.joined()
    let passed = (slots.isEmpty ? [] : ["time"] + slots).map { ", \($0)" }.joined()
    return """
      [[ stitchable ]] half4 \(function)(
          float2 pos,
          half4 color,
          float2 size,
          float time,
          float speed,
          half4 deep,
          half4 bright,
          float waves,
          float relief,
          float iridescence,
          float glow\(parameters)
      ) {
          const float gap = 1.5;
          float flow = time * speed;
          float here = surfaceHeight(pos, size, flow, waves\(passed));
          float right = surfaceHeight(pos + float2(gap, 0.0), size, flow, waves\(passed));
          float below = surfaceHeight(pos + float2(0.0, gap), size, flow, waves\(passed));
          float steepness = relief * min(size.x, size.y) / (gap * waves * 2.0);
          float2 slope = float2(right - here, below - here) * steepness;
          float3 normal = normalize(float3(-slope, 1.0));

          const float3 view = float3(0.0, 0.0, 1.0);
          float3 light = normalize(float3(-0.45, -0.65, 0.75));
          float diffuse = max(dot(normal, light), 0.0);
          float specular = pow(max(dot(normal, normalize(light + view)), 0.0), 48.0);
          float fresnel = pow(1.0 - max(dot(normal, view), 0.0), 2.0);

          float mirror = 0.5 + 0.5 * sin((normal.y * 3.2 + normal.x * 1.4 + here) * 3.1416);
          float lit = mix(diffuse * 0.45 + mirror * 0.55, smoothstep(0.25, 0.75, here), glow);
          half3 tone = mix(deep.rgb, bright.rgb, half(lit));
          half3 film = rainbow(here * 1.6 + fresnel + normal.x * 0.35);
          tone = mix(tone, film * (0.35h + 0.65h * half(lit)), half(iridescence * (0.35 + 0.65 * fresnel)));
          tone += bright.rgb * half(specular * 0.55 + fresnel * 0.12);
          return half4(tone, 1.0h) * color.a;
      }
      """
  }
}
