/** Harmless expressions that hold the same words. Only the words of the expression are taken out. */
export const traps: readonly string[] = [
  // Figures of speech.
  `
  die|dies|dying|died|dead ~ of|from laugh*|bored*|embarrass*|shame|hung*|thirst|heat|cold|curios*|jealous*|cringe|stress|cute*|excite*
  dying to know|see|hear|try|meet|read|go|find|watch|eat|learn
  dying for a|some|my|wee
  {die} laugh*|inside|lol|lmao|rn|tired|serious|sure|end|line|battery|easy|cute|sea|happy|hard|out|down|off
  to die for !you
  to die-for $
  would|could die for|than
  rather die|{die} than
  nearly|almost|literally|actually|lowkey|so died|dead|dying|deceased
  i am|was dead why|at|lol|that|😭|💀
  phone|battery|laptop|brain|car|wifi|engine|plants|line|boiler|party|signal|basil|plant ~ die*|dead|died|dying
  killing|kill|kills|killed it|time|em|her|him|us|them|two|process|joy|vibe|switch
  is|are|was killing|killed me
  killed me $
  mum|mom|dad|boss|teacher|parents|wife|husband|sister|brother|coach ~ kill|murder me
  shoot|kill me-now + lol|printer|monday|homework|meeting
  could|would|might murder|kill a|for
  political|career|social|cell|assisted|commercial|electoral suicid*
  suicide squad|wings|door*|mission|runs|bomb*|king|watch|burpees|move|drill*|sprint*
  burpees|ran|run|runs|workout|sprints|hill suicid*
  burpees|workout|hill|route|exam is|are suicid*
  the die is
  what is hope|faith|love|wisdom
  roll*|cast|throw*|the|rolled the die
  do or-die
  dye*|die ~ hair|eggs|wool|shirt|blonde|blue
  dying|die|dead inside
  bored|scared|sick|love|loves|tired|worried|frozen|thrilled to-death
  death penalty|row|metal|trap|stare|note|by-chocolate|valley|bed|star|eater*
  end it|things ~ with ~ him|her|boyfriend|girlfriend|them|partner
  ending|end|ended it|things with
  end|ended|ends up
  hang|hanging out|in|on|up|around|by|with
  drown*|bury|buried ~ in ~ homework|work|emails|paperwork|essays|revision
  shoot|shot|kick|kicking|beat*|punish* myself ~ in|for|over|up
  kill|cut|finish|treat myself laughing|some|short|slack|a
  cut|cutting ~ hair|fringe|bangs|nails|grass|sugar|carbs|costs|ties|bread|cake|beef|corners|paper|caffeine|finger
  paper cut
  off of|my
  day|week|time|tags|dust off
  tired|sick|bored|done|fed-up|enough|over|hate of|with|up ~ homework|work|school|exam*|rain|winter|job|dating|waiting|cooking|politics|treated|apps|late|chores|boss
  hate my life|job lol|haha|job
  `,
  // Living somewhere or with somebody; being here; sleeping in.
  `
  live|living|exist|be|stay in|at|near|with|by|on|alone|together|abroad|next|out|off|upstairs !this|pain|misery|myself|it|hell|my|darkness|earth|guilt|what|the
  live|living|be|stay in this|the|my|a ~ house|flat|city|town|village|country|place|room|dorm|area|street|mess|class|weather
  live|living like ~ strangers|students|kings|two|pigs
  live without|with ~ coffee|tea|phone|internet|wifi|music|chocolate|cheese|parents|flatmate*|boyfriend|him|her-dog|you|my-dog
  {alive} according|simply|healthily|fully|well
  be-here|be-around|go-on + party|gig|meeting|wedding|lecture|boring|queue
  wake|woken ~ up|me ~ at|before|til|until|till|for|early|six|seven|noon
  wake me|the|him|her
  sleep until|till|til|in|through
  disappear|vanish|hide|escape into|to|for|under|on|in ~ mountains|woods|week|island|beach|weekend|blanket|cabin|hills|sea|month|sofa
  leave|escape|quit|out ~ this|the|my ~ country|city|town|job|party|house|school|social|contract|group|game
  ground|floor|earth swallow|open
  end of ~ day|year|week|month|film|book|term|tunnel|story|that|season
  in|at|on the end|edge ~ of|seat
  `,
  // Other topics; they silence nothing said outright.
  `
  film|movie|novel|book|play|series|episode|character*|hero|author|story|essay|poem*|poet*|shakespeare|hamlet|romeo|juliet|ophelia|plath|woolf|cobain|gogh|song*|sings|band|album|lyric*|opera|title|chapter|stage|soliloquy|scene|murder|mystery|line|wonderful + {die}|suicid*|kill*|death|{himself}|end|bridge|dies|last
  game*|boss|minecraft|sims|sim|level|respawn|elden|zelda|fortnite|chess|ult|raid|enemy|lava|character + {die}|suicid*|kill*|drown*|dies|unalived|way
  process|thread|server|container|docker|pod|job|child|zombie|script|node|python|linux|kill-9|command + {die}|kill*|suicid*|itself|remove|dies
  jesus|christ|saint*|paul|job|elijah|judas|saul|samson|socrates|seneca|cleopatra|nietzsche|camus|durkheim|stoic*|plato|moses|martyr*|hitler|king|bible|prophet*|philippians|samurai|masada|soldiers|monk* + {die}|suicid*|kill*|death|{himself}|want*|lord|sword|hang*
  paper|essay|prevention|rate*|statistic*|risk|awareness|research|study|studies|theory|sociology|psych|psychology|journalis*|nursing|screening|youth|website|poets|subject|topic|class + suicid*|self-harm*|selfharm*
  people|animals|children|bees|bee|plants|garden|leaves|tree*|star*|octopus*|salmon|cell*|squirrel|everything|we|millions|everyone|many|angels + die|dies|died|dying|dead|kill*
  euthanasia|assisted|penalty|parliament|hospice|ward|palliative + {die}|death|suicid*
  panic|flying|plane|flight|anxiety + dying|die|death
  mourn*|grief|condolence*|funeral|grave|buried|ashes + her|his|uncle*|gran*|wife*|wifes|hamster|cat|dog|people|songs|choose|reading|we
  how|why|when|what|did|does|do did|does|do !i|you ~ die|kill|want-to-die|suicid*|{himself}
  did|does|do !i|you ~ want to-die|{kill}
  when|after|if|once we|you|people|it|he|she die|dies|are-dead
  we|they|you|everyone all|must die|dies
  die to|for|unto sin|self|us|our|sins|others
  fear|afraid|scared|overcome of death|dying
  life after-death
  is-christ|is-gain
  hour of-our
  the dead
  `,
  // Grief for the dead.
  `
  my|our|her|his|the|a|their|who|teacher ~ {person}|{animal}|teacher|hamster ~ die*|died|dead|passed|killed
  {person}|{animal}|teacher|he|she|who died|has-died|was-killed|is-dead|passed|killed-himself|killed-herself|died-by
  lost my|her|his {person}
  `,
  // Saying no to it.
  `
  {not} want|going|trying to {die}|kill|hurt
  not suicid*
  glad|grateful|happy|lucky|thankful ~ alive|living
  used|years|free + suicid*|cut|cutting|ago
  `,
  // Goodbyes, gifts, plans and medicine of ordinary days.
  `
  {bye} ~ for|and|to|from now|thank*|good|colleague*|ex|him-and
  {bye}|last|see-you + colleagues|airport|emigrat*|retire*|retirement|speech|tour|holiday|graduation|canada|blocked|teacher|stream|weeks|work|cake|sex|novel|best|line
  goodbye|farewell letter|tour|party + blocked|ex|proud
  last message|stream|question|one ~ for|today|before|weeks
  last day|time|week|night ~ at|of|i-saw|before ~ school|work|term|holiday*|uni|her|him
  give|giving|gave|given|donat*|away + charity|moving|small|patagonia|wardrobe|present|got|furniture
  take|takes|takin|medication|meds|pills|tablets|paracetamol|picked + breakfast|blood-pressure|cold|headache|doctor|pharmac*|vitamin*|flu|grapefruit|prescri*|better|stomach
  rope|knife|knives|gun|belt|blade + climb*|kitchen|sail*|camp*|carving|pumpkin|cook*|seat|water|best
  bridge|roof|cliff*|edge|platform|train|trains|balcony|tracks + bungee|fireworks|photo*|late|waiting|reading|view|canyon|rafting|picnic|watched|tour|grand|puffins|station|coach
  jump* + bungee|joy|pier|parachute|skydiv*|trampoline|charity
  plan + quit|pizza|study|holiday|trip|open|exam*|netflix|save|joinery|weekend
  decided|mind|decision + ask*|tell*|course|uni|apply|study|tonight-im
  everything|all|prepared|ready + picnic|trip|party|holiday|camping|wedding|exam|dinner|journey|i-go|funeral
  not be in|there|here|at ~ tomorrow|monday|friday + dentist|boss|email|work|wedding|word
  tonight|night|tomorrow|time + ask*-her|asking|lisbon|flight|date|propos*
  not|nobody ~ look|miss|notice ~ me + afternoon|balcony|trip|class|school|party
  hurt|burn*|cut|cutted|scratch*|bruis*|{wound} + football|cooking|kettle|oven|playing|shaving|gym|blackberr*|cat|shin|ankle|fell|accident|shirt|stubbed|kitchen|rabbit-hutch|thorns|trampoline|skating
  sorry + yesterday|late|kitchen|mess-in
  `,
];
