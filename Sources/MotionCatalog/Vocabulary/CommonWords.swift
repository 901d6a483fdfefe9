/// Everyday words that are one slip away from words of the vocabulary and must be left alone.
package enum CommonWords {
  package static let all: Set<String> = Set(
    list.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) })

  private static let list = """
    abort across adapt agent allow alone among arise ascent audit awaits baked banned bare barrow base
    battle beat become being better biased bills bind binding bite bland blank blast blink block bloom
    blow blows boring brainy breach bread breadth brick bring brings brink browse buckle built bullet
    bulls bust canon care caution centre certain chair chan chance chances char charm cheap chick claim
    clean cleans clever clips cloudy clove code coder colon come compete complete completed concept
    concern conform content contest contiguous contrast cools copies core county court crate creal
    crispy crow crowd cure curse deal death decade decay decent deliver detect detour contour devise discover discovers discovery digit dose draft
    dragon drain dumping eighth enter entry estate ever exit explore failing fails fair fame favor
    fellow fewer fifth fight finder fist flake flat flats flatten flight floor flying food force forced
    forcing fore formal format forth fright gain garage give glance gloss glove goat goggle grant grape
    grapes grass grassy greek greet grind ground grow grown guard harrow have haven hear heard hears
    hearth helve hits horse hose infinite initial inst integer jingle jitter juggle kick knight lame
    langs latter lawyer linea lineas lignes leader leases level liberal lies liners linger loud louder lunar mach magical
    major manage managed march margin masks massage master math meal meat meets mere meta mono mood
    moral motel mouth moves naked narrow niece noisy noose nose older orange overlap pain pane panes
    parent parse part particular party pate paving paying peace pedals petal phony phrase pierce pillow
    pipes pitch plain plant plants plate polled polls poses position precious preference prevented prime
    produce prone prose proto punt purse quack quad quirk quit quite quota rage raid raids rang rebate
    rebound related relayed remainder remote render repeal require resolve resort revel ride rise rocket
    rules sack safer sake salts sauce seats seeds seen sense shack shaft shame shard sharp shave shaving
    sheep sheer shine shipping shirt shoot shore sick sieve sift sight silly simulate sing sings site
    sites skate skinner slack slate slave sleet slim sluice smack smart smash smile snake sniff snipe
    sock sold solver spanner spans spare spark spend spends sphere spider spit splice spoke spokes
    sprint stable staff stage stair stake stale standing stash stat statistic staying stays stead steal
    steed steep stems stick sting stone stork story strap stream stride string strings stuck stuff
    summit swamp sweet swift swine tablet teal team teams temp tend there thicket thorough threw tier
    ties topography torch tough towel track tracking tracks trade train training trains trait trapped
    travel tread tree trial trials tricks tripping twine tying unfold untie uses vague valve verifies
    very violet visit waives waking wanting weakly were whine whose widow wings wins wrap wrote
    """
}
