/// Everyday words for Particle / Physics Sim (ARC-09).
package enum ParticleLexicon {
  package static let table = VocabularyTable(
    id: "particle-sim", summary: "words for Particle / Physics Sim",
    terms: [
      Term("ARC-09", "gravity|cloth|sand", .archetype("particle-sim", 5)),
      Term("ARC-09", "rope", .archetype("particle-sim", 5)),
      Term("ARC-09", "fluid", .archetype("particle-sim", 3)),
      Term(
        "ARC-09",
        """
        particle|particles|snowflakes|schneeflocken|copos de nieve|flocons|leaf falling|leaves blowing|blowing in the wind|blown by the wind|balls|canvas blobs|confetti|confetti burst|snow|snowfall|falling snow|rain|raindrops|raining|fireworks|firework|sparks|embers|starfield|star field|stars drifting|fireflies|dust|smoke|bubbles
        physics sim|physics simulation|physics engine|fluid simulation|water simulation|falling sand|sand simulation|cloth simulation|rope simulation|soft body|ragdoll|pendulum|newton's cradle|newtons cradle
        swarm|flock|flocking|boids|swing rope|hanging rope|chain hanging|fabric|flag in the wind|curtain|balls with gravity|bouncing balls|bouncy balls|falling balls|marbles|ball pit|magnetic dots|attractor
        explosion|explode|explodes|bursts into pieces|shatters|shatter|leaves falling|falling leaves|petals|falling petals|meteor shower|orbiting|orbits|orbit|planets|solar system|gravity well|zero gravity|weightless
        partikel|schwerkraft|gravitation|sandkörner|seil|stoff|tuch|konfetti|schnee|schneefall|regen|feuerwerk|funken|fallende|kugeln|pendel|seifenblasen|flüssigkeitssimulation|glühwürmchen
        partículas|gravedad|arena|cuerda|tela|nieve|lluvia|fuegos artificiales|bolas|canicas|burbujas|fluido|péndulo|chispas
        particules|gravité|pesanteur|sable|corde|tissu|confettis|neige|pluie|feux d'artifice|billes|bulles|fluide|pendule|étincelles tombantes
        重力|粒子|パーティクル|砂|布|ロープ|紐|紙吹雪|雪|雨|花火|流体|水しぶき|ボール|玉|シャボン玉|泡|物理シミュレーション|物理演算
        """, .archetype("particle-sim", 5)),
      Term(
        "ARC-09",
        """
        pile up|piles up|pile|piling up|fall from|falls from|falling|fall from the top|drift|drifts|drifting|flutter|flutters|flutter down|collide|collides|colliding|bounce off the walls|bounce off each other
        bounce off|simulation|simulated|physics|tumble|tumbles|tumbling|swing|swings|swinging|dangle|dangles|splash|splashes|pour out|fling them|wall of|tiny dots|stars|fällt|fallen|stapeln|caen|caer|cae|tombe|tombent
        落ちる|落ちて|落下|降る|舞う|積もる|積み上が
        """, .archetype("particle-sim", 2)),
      Term(
        "C-21",
        "clothing|clothes|fluid layout|fluid typography|fluid grid|sandbox|rope in|dry cloth|table cloth|snow white|rain check|fall back|falls back|fall behind|dust off|gravity center|physics settle|physics-based card|tuned physics",
        .nothing),
    ])
}
