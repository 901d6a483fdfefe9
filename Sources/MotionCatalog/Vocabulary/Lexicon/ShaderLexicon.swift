/// Everyday words for Metal Shader (ARC-10), beside the materials.
package enum ShaderLexicon {
  package static let table = VocabularyTable(
    id: "metal-shader", summary: "words for Metal Shader",
    terms: [
      Term("ARC-10", "shader|shaders", .archetype("metal-shader", 7)),
      Term(
        "ARC-10",
        """
        metal shader|fragment shader|colorEffect|.colorEffect|distortionEffect|.distortionEffect|layerEffect|.layerEffect|stitchable|gpu effect|ShaderLibrary|msl
        shaders de metal|sombreador|シェーダー|シェーダ
        """, .archetype("metal-shader", 8)),
      Term(
        "MTL-12",
        """
        distort|distorts|distorted|distortion|warps|warp|warping|water surface|water ripple|heat haze|heat shimmer|refraction|refracts|caustics|glitch|glitches|glitch effect|chromatic aberration|crt|scanlines|pixelate|pixelates
        dissolve effect|burn away|dissolves|noise|grainy|film grain|halftone|kaleidoscope|lens effect|fisheye|vortex|swirl|swirls|dents|dent|molten surface|reflective surface|mirror surface|marble|metallic|metallic sheen|gold sheen
        verzerrt|verzerrung|wasseroberfläche|spiegelnd|metallisch|verzerren|distorsiona|distorsión|superficie metálica|metálico|metálica|déforme|distorsion|surface métallique|métallique
        歪む|歪み|ゆがむ|水面|金属|メタリック|グリッチ|屈折
        """, .archetype("metal-shader", 4)),
      Term(
        "MTL-16", "wallpaper|alloy|sheen|glossy|shiny|glow field|rainbow|regenbogen|arcoíris|arc-en-ciel|虹",
        .archetype("metal-shader", 1)),
    ])
}
