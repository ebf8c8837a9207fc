import type { Signal } from "../../chat.ts";

/** Said outright: no topic makes these harmless, only another expression ("die of laughter"). */
export const outright: Readonly<Partial<Record<Signal, string>>> = {
  wish_to_die: `
    i ~ want to {die}
    ^ want to {die} $
    i ~ {not} want ~ {alive}
    i ~ wish ~ {die}
    i ~ {kill}-myself
    i ~ end|take my life|own
    i ~ suicidal
    i ~ think* ~ suicide|killing-myself|dying
    better without-me
    better ~ without me
    better ~ without-me
    think* about|of suicide
  `,
  self_harm: `
    i ~ cut|cutting|hurt|hurting|harm|harming|burn myself
    i ~ selfharm*|self-harm*
  `,
  plan: `
    i ~ {pills} ~ tonight
  `,
  farewell: `
    {bye} letter*|note
  `,
};

export const signals: Readonly<Record<Signal, readonly string[]>> = {
  wish_to_die: [
    // Death wished for.
    `
    {want} ~ {die}
    could|should|might|may|let|deserve*|would|going|please|just ~ i|me|just|to|be|have {die}
    {kill} myself|me-now
    kill me $
    ctb|kms|unaliving
    end|ending|take|taking|quit|leave my life|own
    end|ending it-all|everything|things|this
    end|ending it $
    ready|want|going|time|way ~ check|clock|log|sign|bow out|off + life|world|good|this
    suicid* + i|me|my|tonight|how|only|answer|way|best
    ^ suicid* $
    selfdelet*|self-delet*
    jump|jumping|walk|step|throw|drive|crash ~ off|front|under|into + bridge|traffic|train|roof|cliff|bus|tree|car|river|sea
    {think} ~ {die}|death|suicid*|{kill}-myself + i|me|my|keep
    {think} ~ not|if|what|how ~ i|being ~ here|around|exist*|gone|{die}
    voice*|head|brain ~ kill|jump|die|do-it|end
    tell*|told|said|says|say|put ~ kill-myself|kys|kill-yourself|die ~ me|right|agree|again
    kys ~ me|right|agree|again|my
    kill|die ~ myself ~ right
    sin|hell|forgive*|angry|heaven + suicid*|{kill}-myself|my-life|own-life*|own-lives|want-to-die
    death ~ better|relief|peace*|easier|escape|comfort*
    dying ~ better|relief|peace*|easier|nice
    dead ~ instead|than
    welcome|crave|want|need|wait* ~ death
    `,
    // Life refused.
    `
    {not} ~ want* ~ {alive}|wake|be-here|go-on|carry-on|keep-going|tomorrow|birthday
    {not} ~ {alive} ~ anymore|longer|like-this|$ + i|me|my
    {not} ~ here|around|exist* ~ anymore|longer|$ + i|me + want|wish|if|rather|soon|thinking|not-be
    can not {goon}
    can not ~ {alive} + !without-coffee
    stop|stopped|cease|end ~ existing|exist|living|breathing|being + i|want|me
    {tired} ~ {alive}|being|everything|waking
    hate|despise|regret ~ {alive}|born|my-life|i-exist|waking
    {not}|what|any|whats|lost ~ {point} ~ {alive}|me|staying|{goon}|anymore|trying|waking|$
    what ~ point of me
    {not} worth living|it|anything
    is|isnt life|it worth
    {alive} ~ not|isnt|no ~ worth|point|reason
    nothing|nobody|anything|nothing-left ~ live|stay|wait|left|keeping|keeps|holding|tie* ~ for|me|here
    why ~ i ~ alive|exist|born|living|still-here|bother|wake|breathing|live
    why|keep* ~ god ~ wak* me
    afraid|scared|dread ~ living|carry*|go-on|live
    whether|if ~ live or-die|die
    care|mind|matter ~ if|whether ~ {die}|live|wake|hit|run-over|gone
    out|leave|escape|exit|quit|depart ~ world|existence|life|earth|planet
    my|the|it ~ life|story|time ~ over|finished|done
    {alive} ~ exhausting|torture|unbearable|too-much|return|chore
    not ~ meant|made|supposed|fit ~ {alive}|world|here
    give|hand|donate ~ life ~ to|away|someone
    {not} deserve ~ {alive}
    i ~ want|need|just ~ it|everything|pain|all ~ stop|over|end
    make it stop
    permanently|for-good $
    no way-out|escape|other-way
    no|only way out
    given|giving|give up on
    i give-up $
    be|person ~ tired|exhausted of ~ being|person
    `,
    // Better without me.
    `
    better|easier|happier|relieved|relief|glad|free|fine|best|favour|lighter ~ without|if|when|once|with ~ me|i ~ {gone}
    better|easier|happier|free|lighter ~ without me
    life|world|better|fine|okay ~ without me
    {gone} ~ better|easier|best|relief|favour ~ everyone|them|all|if|for
    i ~ burden|waste|mistake ~ to|on|of|for|everyone|just
    waste of space|oxygen|air
    burden on|to
    world|earth ~ rid|less|fewer ~ me
    nobody|who|anyone|not|they|nothing ~ miss|notice|care|cry|mind|change|blink|look|lookin|funeral ~ if|when ~ i
    nobody|anyone|who|not ~ miss me
    never|not|wish|should* ~ born
    never|not ~ existed
    should|could ~ not|never ~ be-here|exist
    my funeral
    `,
    // Sleep for ever, disappear, be taken.
    `
    never|not|without|hope|stop ~ wake|waking|wakes ~ up|$
    sleep|asleep ~ forever|never|not|eternal*
    {want} ~ disappear|vanish|cease|evaporate|fade|not-exist|stop-existing|gone|erased
    disappear|vanish ~ forever|completely|never|nobody
    erase|delete|remove ~ me|myself ~ existence|world|earth
    button|switch|press* ~ stop|exist*|off|end|disappear
    {want}|mind|keep|if|maybe|wouldnt ~ hit|run-over|crash*|struck|cancer|terminal|stops|goes-down|kills|fatal|ill|accident + i|me|my|bus|plane|car|heart
    bus|car|lorry|truck|train|plane ~ hit*|kill*|crash*|take|flatten ~ me
    heart ~ stop*|give-out + {want}|just
    one step
    train|trains|traffic|bridge ~ easy|quick|think|thinking
    god|lord|jesus|death ~ take|takes|took|call|home|let|end ~ me
    take|call|bring me ~ home|lord|jesus|god|away
    {want}|going|coming|ready ~ heaven|jesus|god|lord|glory|other-side
    heaven ~ better|now|go
    {want}|waiting|going|like|just ~ join|follow|with|after|there ~ him|her|them|mum|mom|dad|gran|nan|wife|husband|too
    everyone i ~ loved ~ ground|gone|dead
    without her|him|them ~ live|mean|{not}|point
    live|living|exist without ~ her|him|them
    since ~ went|died|gone|left ~ nothing|no
    attempt* + i|my|me|hospital|last
    tried|failed ~ {kill}-myself|end|overdose
    wish|sorry|gutted|why|regret|hadnt|should ~ worked|work|saved|survived|found-me|rescued|bothered|brought|bring*|revived|woke|had-died|have-died
    not ~ work|worked|succeed + attempt|overdose|hospital|tried|pills
    not ~ make|making|see|seeing|reach|live|alive|planning ~ it|past|to|at|next|18|eighteen|twenty|20|21|25|30|thirty|graduation|birthday|christmas + i|myself|my
    my days ~ numbered
    best ~ die|dead|gone
    i ~ goner
    🪦|⚰ ~ me|soon
    🔚 ~ me
    i ~ think|thought ~ dead|death
    `,
  ],
  self_harm: [
    `
    {hurt} myself
    hurt|harm|cut|burn*|bit|bite|scratch*|punch*|hit|dig*|carv*|slic*|bruise* ~ my|me|own ~ {limb}|self|head|face|hair
    self harm*|injur*|mutilat*|inflict*
    selfharm*
    i ~ cut|cutting again|$|deep*|too
    cutting ~ again|helps|works|stop|only|relief|calm*|instead|of|about
    my cutting
    instead of cutting|hurting
    since i ~ cut
    sh ~ relaps*|urge*|again|clean|scars|$
    relaps* + cut*|sh|again|clean|arms|i
    urge* ~ cut|hurt|harm|burn|strong|bad|back
    bad|strong|got|have|the urges
    what|did|done ~ i ~ do|did|done ~ my|myself|own ~ {limb}|myself
    did|do|doing|done ~ to myself
    {wound} ~ i ~ made|did|gave
    make|made|give ~ {wound}|bleed ~ myself|me|my
    {wound} ~ my ~ {limb}|sleeve*|sheets
    my {limb} ~ {wound}|covered|raw|zebra|zebra-crossing
    {limb} ~ covered ~ {wound}
    hide|hiding|hid|cover*|long|see|sees|saw|find|found|notice*|show* ~ my|the|what ~ {wound}|{limb}|sleeves
    sleeves|hoodie*|jumper*|robe + summer|july|august|hot|may|hide|see|sees|cos|pe|june
    blood + quiet|calm*|helps|relief|see|feel|my|sleeves|till|until
    till|until|til ~ bleed*|blood|bruise*|raw|stars|numb
    i ~ {blade} + !kitchen
    {blade} ~ case|touch*|hidden|drawer|bathroom
    hides|hid|hide|counts|locked|locks|took|found ~ {blade}|knives|{pills}
    do|did|doing something ~ to-myself|stupid|bad
    afraid|scared|worried|terrified ~ what|i|of ~ do|myself|might|alone-with
    alone with ~ thoughts|myself
    not trust ~ myself
    not ~ safe ~ myself|me|alone|$ + i
    punish*|deserve ~ pain|myself|cut
    pain|cutting|blade|burning ~ only|helps|calm*|relief|control|quiet|feel|breathe + me|my|i
    feel|need|only ~ pain|hurt|bleed + me|my|i|real|normal|alive
    clean + cut|days|months|weeks|relaps*
    wall|walls|door|head|mirror ~ punch*|hit*|bang*|smash*
    {hurt}|smash* ~ wall|walls|head
    pull* ~ my hair
    stitches + told|lied|said|again|cut
    pick*|reopen* ~ cuts|scabs|wounds
    every|each ~ cut|cuts|lash
    {blade} ~ arms|wrist*|skin|today|again|bad
    things|cigarette*|lighter ~ out|on ~ my|own skin|arm*
    both|count ~ cut
    still cut $
    did-the-thing|thing-again ~ sh|you-know
    beans $
    what i ~ do|did ~ to|with ~ my skin
    `,
  ],
  plan: [
    // Means.
    `
    i ~ {got} ~ {pills}
    {pills} ~ ready|hand|here|saved|stash*|lined|table|enough|sorted|drawer|loft|house|know|counted|hip|head|tonight|now
    enough ~ {pills}|now + sav*
    {got} ~ everything|what|all|it ~ need*|works|ready
    everything|what|all ~ i ~ need* ~ car|here|ready|bag|backpack|room|drawer|have|got|$
    using|use ~ what|whats ~ drawer|cupboard
    access ~ {pills}|everything|drugs
    key|keys|code ~ {pills}|cabinet|safe
    tied ~ it|knot|rope
    tried ~ {pills} + i
    stopped taking ~ {pills}
    flushed|threw|given|hid ~ them|{pills} + told|nurse|team|doctor|therapist
    told ~ nurse|team|doctor|therapist|counsellor ~ tablets|pills|flushed|fine
    know|knows|researched|research ~ what|how ~ works|i-would|exactly|do|done|make|ordered
    💊|🔫
    mind made-up
    `,
    // When, where, how.
    `
    going|gonna|will|want|time|just|ready|finally|time-to ~ do-it|doing-it ~ {when}|$
    do|doing ~ it ~ {when}
    {when} ~ do-it|end-it|ending-it|ending-things|kill-myself|last-night|{die} + i
    {kill}-myself|kms|{die}|end-it ~ {when}|when|after|if|by|before
    plan|planned|planning + kill*|die|suicid*|tonight|through|end|myself|overdose|company|talking|disappear
    i ~ have|got|made ~ plan $
    go*|follow* through with
    i ~ know|decided|chosen|chose|picked|set|planned ~ how|when|where|day|date|place|spot|{when}|method|way ~ $
    know|kno|decided ~ how|exactly ~ when|would|will|going|id
    how|when|where|day|date|place|spot ~ i ~ picked|chose|chosen|do|make|planned|die + know|decided|no|drove|ready|peace*
    chosen|picked|chose ~ {when} + nobody|because|empty|alone
    date ~ ninth|set|fixed|mine
    by|before|this ~ {when}|time|morning ~ {die}|gone|over|not-be|not-here
    i ~ not ~ be|make|see|here|driving|coming|need* ~ {when}|home|back|night|then + !work|dentist|in|office
    last|final day|night|evening|meal|hours|sunset|weekend|birthday|christmas ~ alive|earth|ever|mine|is|this|$
    my last night|day|meal
    more|left ~ sleeps|days ~ nothing|then|gone
    until|till|by ~ {when}|month|midnight ~ then|end|something|using|i-have + gone|need|kill*|end|using|planned
    deadline ~ life|myself
    decision|decided|decide|mind|peace + peace*|calm|lighter|relief|nothing|over|die|go|quiet|hip|both|weird
    feel|am|so|how lighter|peaceful|calm ~ since|now|than|once|have-in
    not|no|stopped ~ scared|afraid ~ anymore|of-it|of-that|it
    no ~ back ~ now|$
    no going back
    stood|sat|went|walked|looked|look|drove|looking ~ there|bridge|route|railway|roof|place|trains|tracks ~ hour|could|long|just|picked|see|how|times|easy
    i ~ think ~ could|would do-it
    i ~ on|at|up|top|stood|standing ~ {high} + now|hour|im|just|alone|$
    i ~ on|at ~ the bridge|ledge|roof|tracks|edge $
    top|up ~ of|on ~ car-park|roof|multi-storey|building|multi
    {took} ~ all|everything|too|lot|whole|many|some|something|it ~ {pills}|them|cabinet|many|ago|now|feel*|wake
    took 2|to many
    {took} ~ {pills} + i|me
    {took} ~ something ~ not|wake|sleepy
    overdos* + i|an|took|ago
    already|just done ~ it|tied|took
    how|what|which|whats|way|ways|easiest|quickest|painless|fastest|enough|many ~ {kill}-myself|kms|suicid*|end-it|end-my|to-die|overdose|die|{pills} + die|suicid*|kill*|wake|myself|hurt*|strong|end-it|end-my|quick*|painless*|me
    long|how ~ take* ~ find|found|bleed|die|lose
    method* ~ hurt*|pain*|best|suicid*|die
    painless|lethal|fatal ~ way|dose|death|amount
    suicid* ~ pact|plan|method|kit
    for me $
    we ~ both|decided|promise*|agreed|going ~ die|go|together|same-night|end + die|go|same|together|end
    if he|she goes i go
    pact|together|same-night + die|suicid*|both|go
    going|go out ~ not ~ back
    find|hurt|way ~ like-last-time
    section* me|again
    nobody|not|dont|let ~ find* ~ me|body
    arranged|prepared|sorted|ready|planned ~ {when}|myself|how|also
    would|will|be ~ quick|painless|quickly + water|cold|train|jump|bridge|it
    alone|nights|armed|vet|guard|police|soldier ~ gun|hip|access|rifle|cabinet
    {when}|dinner|work|bowls|asleep ~ when|after ~ kill*|do-it|die|end
    be|meet|with lord|god|jesus|maker ~ {when}|arranged|soon
    {when} ~ with ~ lord|god|jesus
    nothing ~ wait for
    i ~ do|doing what i ~ planned|decided
    it|everything ~ over|done ~ {when}|soon
    started|begun ~ no|now
    `,
  ],
  farewell: [
    `
    {bye} everyone|world|forever|guys|friends|kids|my|then|em|mum|cruel
    {bye} ~ forever|sorry|not|see|again|love|was|gone|hard|youse
    sorry|forgive|love|kids|happier|thank|fine ~ {bye}
    say|said|saying ~ {bye} + forever|everyone|good|me|tell|wanted
    goodnight ~ good|forever
    was|been ~ honour|honor|real|nice-knowing|nice-talking|good-to
    log*|sign* off ~ good|forever|not
    my|this|the|last|final ~ last|final|goodbye|end ~ message|post|letter|note|words|road|stream-ever|goodbye
    this is ~ goodbye|the-end|end-of
    end of-the-road|my-story|the-line
    {bye}|suicid*|last ~ letter*|note*|video*|words
    wrote|written|write|left|leaving|read|done|finished ~ note|letter|letters|notes + my|the|goodbye|everyone|them|mum|each|last|family
    last|final ~ they|ever ~ get|hear|from
    when|before|after|once|if ~ i ~ gone|dead|die|leave + !work|party
    time|when|whoever|if|by ~ read*|find* ~ this|it|letter ~ gone|dead|be|late
    read ~ this|it ~ out|funeral|since
    i ~ not ~ be-there|be-here|around|be-back|sticking ~ to|anymore|after|past|tomorrow|since|$
    you|they|not|nobody|never ~ see|hear|worry|bother|hav|have ~ me|from-me|about-me|abt-me ~ again|anymore|nemore|longer
    see ~ other-side|heaven|next-life|up-there
    not be ~ needing|problem|burden|bother|able ~ now|anymore|longer
    last time ~ i|they|we ~ see|saw|speak|spoke|hug
    hug* ~ last-time
    one last time
    look|take|care|mind|feed|adopt|kiss|hug|water|want ~ after|care|my|for|the|each|them ~ {animal}|{family}|him|me|other|for-me + gone|please|bye|not|anymore|sorry|real|promise|again|me-dog|mess
    {animal} ~ need*|food|take|adopt|feed|care|sisters + not|gone|arranged|wont|bye|die|door
    someone adopt|take|feed ~ {animal}|biscuit|him
    gave|give|giving|given|goes|for|donate ~ away|to|charity + where|not|deserve*|love|gone|coming|dead|going|anymore|need
    giving|given|gave ~ my|all ~ {things} away
    give ~ my {things} ~ to|whoever
    who|you|ex|her|gets|get|have|take|yours|want* ~ my|record|the|all ~ {things}|everything|player|pc|role + gone|not|die|dead|love|tonight|sticking
    want ~ my ~ when
    my {things} ~ for|is|to|goes + love|gone|rest|charity|after|die
    passwords|insurance|will|documents|affairs|keys|bills|bill ~ need|after|order|labelled|labels|paid|table|folder|week
    make|write ~ will + i|week|quickly|19|20|18
    scheduled|recorded|record|video|presents|cards|gifts|email + daughter|son|kids|everyone|birthdays|explain*|since|eighteen|monday
    not|nobody ~ fault|because-of-you|blame ~ {family}|yours|mum|dad|your*
    not|was ~ her|your|their|his|anyones|because ~ fault|of-you
    not ~ blame ~ yourself*|them|yourselves
    not ~ sad|cry|mourn|grieve|greet|look|come|save|stop ~ for|me|after|too
    tell|tel|let|make-sure|say-to ~ {family}|my ~ love*|sorry|fault|said|know|best|proud|bye|football
    i ~ love|loved ~ you|them ~ bye|goodbye|always|nerds|all
    love-you-all|love-you-guys|love-yous
    my|at|mine|me ~ funeral|coffin|grave|ashes|burial|headstone|hymns|lilies|suit + i|no|play|want|mine|put|not|please|wear
    bury|cremate|scatter me|my
    no|not ~ black|lilies|hymns|flowers
    remember me ~ when|as|kindly|fondly|happy|smiling
    forgive me ~ everyone|mum|all|lord|please|for
    sorry ~ everyone|all|everything|mess|mum|family ~ let-down|for|love|down|i|$
    thank* ~ everyone|you|lunches|for ~ not|because|wont|goodbye|everything|gone|end|here|there
    thank* ~ for ~ everything ~ {bye}|not
    going|coming|gone|going-on|heading ~ home|on ~ jesus|lord|god|glory|father
    lord ~ coming|home
    better|happier|quieter place
    not|aint|never ~ coming|comin|come|going ~ back
    watch* ~ over ~ you|them|everyone|all ~ there|above|up
    kids|they|family ~ be|will ~ happier|better|fine ~ me|without|goodbye|$
    wish|hope|have ~ nice|good|great life
    nothing|all ~ left ~ unsaid|say
    said ~ everything|what i ~ need*|wanted ~ say
    account ~ inactive|deleted|yours
    pray for ~ babies|kids|family|children
    good days|run|life $
    left ~ ring|note|keys|letter|food + mum*|pillow|table|dog|everyone|back
    we ~ both ~ going
    out loud + funeral
    in|your|their|everyones ~ way|hair ~ anymore|longer|soon
    someone|somebody|please ~ read|write ~ this ~ out|down
    yours ~ {things}|role
    {dark} + bye|sorry|love|real|goodbye|gone|after
    `,
  ],
  other_person: [
    `
    {kill} {himself}
    hurt*|harm*|cut|cuts|cutting|burn*|injur*|hitting|starv* ~ {himself}
    top|topping|off|offing|do ~ {himself}
    {he}|{person} ~ want*|wish*|rather|hopes|said|saying|wrote|says ~ {die}|not-live|disappear|never-born|be-dead + !my-phone
    wants ~ {die}
    {he}|{person} ~ not ~ want* ~ {alive}|be-here|go-on|see
    {he}|{person} ~ not ~ be-here|be-around|see|make|live|wake|alive ~ after|by|much|for|friday|christmas|eighteen|18|longer|properly|up
    {he}|{person}|someone ~ suicid*
    suicid* ~ note|letter|pact|poem|attempt|friend
    {he}|{person} ~ talk*|jok*|post*|threat*|think*|obsess*|wrote|plan*|ask*|said|search* ~ dying|death|suicid*|{kill}*|end*|drown|not-being|overdos*|goodbye
    {he}|{person} ~ self-harm*|selfharm*|cutting|cuts|kms|kys|relaps*
    {person}|{he} ~ {wound}|{hurt} ~ {his}|on ~ {limb}|arms|face|head
    {wound}|marks ~ {his} ~ {limb}
    {he}|{person} ~ show*|hid*|found ~ {wound}|{blade}
    found ~ {blade}|{pills}|note + {his}|{person}|desk|room|under
    {blade}|{pills}|note ~ {his}|{person}|desk ~ room|bag|drawer|desk
    {he}|{person} ~ {got}|sent|took|bought|picture|asked ~ {pills}|weapon*
    hand|give|take ~ over ~ {his} ~ guns|{pills}
    {he}|{person} ~ {took}|overdos* ~ something|all|lot|last|too
    {he}|{person} ~ tried|attempt*|survived ~ kill|take|end|die|hang|overdose|suicid*
    {he}|{person} ~ threat* ~ suicid*|kill*|if
    {he}|{person} ~ do|doing something ~ stupid|bad|silly
    worried|afraid|scared|terrified ~ {he}|{person} ~ might|will|going|could ~ do|hurt|kill|harm|take
    {he}|{person} ~ better|free|easier ~ without|if|off ~ dead|gone|him|her
    {he}|{person} ~ burden|lived-long|long-enough|worthless
    {he}|{person} ~ can-not ~ {goon}
    {he}|{person} ~ {tired}|done ~ with|of ~ {alive}|life
    {he}|{person} ~ gave|giving|given|give|gives ~ away|me|his|her ~ {things}|favourite|away|stuff|dog|cat
    {he}|{person} ~ posted|said|sent|post|saying|bid|hugged|told|sent|call* ~ goodbye*|last-words|sorry|last-time|long-time|love-you-always + !airport
    goodbye|last-words + {person}|story|server|posted
    {he}|{person} ~ left ~ note|letter
    note|letter + {his}|starts|wallet|keys
    {he}|{person} ~ on|by|off|stood ~ {high} + jump|not|cant|what|text|help|cliffs|bridge
    {he}|{person} ~ jump*|hang*|drown ~ off|from|himself|herself
    {he}|{person} ~ going|gonna|swears|promise* ~ do-it|end-it|end-things|finish*
    finishing the-job
    {he}|{person} ~ join|go-to|follow|with ~ gran*|mum|dad|wife|husband|god|jesus
    without {his} phone
    not|wont ~ answer*|pick*|reply* + cant-go|goodbye|cliffs|bridge|pills|bits|said
    how|what|who|would ~ help|say|tell|report|text|stop|talk|told ~ suicid*|self-harm*|selfharm*|cutting|kill*|die|goodbye|himself|herself|decided + {person}|he|she|someone
    talk ~ someone|him|her|them ~ out|down
    {he}|{person} ~ deserv*|hits|hitting ~ it|face|himself|herself
    {he}|{person} ~ phone|pills|🖤|💊 + dead|off|💊|love|sent
    {person} ~ cut|cuts|cutting ~ again|her|his|arms
    praying|pray ~ {person} + cut*|harm*|die|suicid*
    told|tells|says me|us ~ {he} ~ {die}
    stopped|not ~ eating|eat + {he}|{person} ~ grandma|god|long-enough|die
    note|found ~ about ~ wanting|being gone
    `,
  ],
};

/** Weak signs; two of different groups in one message count. */
export const hints: readonly { signal: Signal; patterns: string }[] = [];

/** Words of a search that bring the helplines first. */
export const searched = `
  suicid*|selfharm*|kys
  how|ways|way to die
  {kill}-myself|{kill}-yourself|end-my-life
  can not {goon}
  no way-out
`;
