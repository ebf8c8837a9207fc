/** What a message, read plainly (danger-signs.ts), says that cannot wait (pressing-answer.ts). */

/** Not a no, and not a yes. */
export const UNSURE =
  /^(?:ne ?vem|nevem|nism sigur\w*|nisem sigur\w*|idk|dunno|i dont know|not sure|im not sure)[\s.!,]*$/;
/** Anger at being given numbers. */
export const REFUSES_NUMBERS =
  /\b(?:(?:stop|quit|enough|dont|do not)\b[^.!?]{0,30}\bnumbers?|(?:nehaj\w*|nehi\w*|dovolj|pusti\w*|ne)\b[^.!?]{0,30}\b(?:posilj\w*|posilat|met(?:at|ati)|metaj\w*|daj\w*|davat\w*|pisat|pisati|pisi)\b[^.!?]{0,20}\b(?:stevilk\w*|cifr\w*)|(?:nehaj\w*|nehi\w*|dovolj)\b[^.!?]{0,30}\b(?:stevilk\w*|cifr\w*)|(?:sick|tired) of (?:\w+ )?numbers|with your numbers|ne me (?:samo |sam )?(?:na )?stevilk\w*|numbers at me|(?:just|only) (?:a )?(?:bot|program|robot|copy)[^.!?]*\bnumbers)\b/;
/** The one who was feared for has died, unless it is only feared or said of a grandparent. */
export const DIED =
  /\b(?:(?:found|nasli)\b[^.!?]*\b(?:dead|mrtv\w*|mrtev)|prepozno|too late|mrte?v\w? je|je (?:ze )?mrte?v\w?|(?:hes|shes|he is|she is|theyre) (?:dead|gone)|(?:he|she) (?:died|did it)|umrla? je|je umrla?|ubila? se je|se je (?:\w+ )?ubil\w?|naredila? je to|je to naredil\w?|(?:ga|je) ni vec|ni (?:ga|je) vec|ni prezivel\w*|pogreb\w*|killed (?:him|her)sel\w+|funeral)\b/;
export const ONLY_FEARED =
  /\b(?:ce|what if|if|ali|is it|a je|ded\w*|babic\w*|gran\w*|grandm\w*|grandf\w*|nan)\b/;
/** Of a wound that somebody made themselves. */
export const WOUND =
  /\b(?:deep\w*|still (?:\w+ ){0,2}(?:open|bleeding)|(?:wont|doesnt|not|isnt) (?:stop\w*|clos\w*)|gap(?:ing|es)|globok\w*|globl\w*|krvavi\w*|krvavim|odprt\w*|noc[ae] (?:se )?(?:zapre\w*|ustav\w*)|se noce (?:zapre\w*|ustav\w*)|a lot of blood|so much blood|veliko krvi|ful krvi|blood everywhere|see white|stop the bleeding|pumping|ne neha\w*|kri (?:\w+ )?tece|ustavim? krvavit\w*|bled through)\b/;
/** On the way to a car, or in it. */
export const DRIVES =
  /^(?:zdaj )?vozim[\s.!]*$|\bim (?:out )?driving\b|\b(?:(?:grem|gremo|peljem se|sedam|usedem se|bom sel|bom sla|vozim)\b[^.!?]{0,25}\b(?:z avtom|v avto|avtom|z motorjem|na motor)|(?:ill|im|i will|going to|gonna) (?:just )?(?:drive|driving)\b|get(?:ting)? in(?:to)? (?:the|my) car)\b/;
/** Bleeding that cannot wait for the question whose it is. */
export const BLEEDS =
  /\b(?:blood everywhere|pumping|cant stop (?:it|the bleeding)|how (?:do|can) i stop (?:it|the bleeding)|wont stop bleeding|kri (?:kar )?spric\w*|ne morem ustavit\w* krv\w*)\b/;
/** A cut and its bleeding in one message. */
export const CUT_BLEEDS =
  /\b(?:(?:po|u|raz|v|na)?rez\w+ (?:se?m )?(?:se|si)|(?:se|si) (?:se?m )?(?:po|u|raz|v|na)?rez\w+|i (?:have )?cut (?:my ?self|my (?:arm|wrist|leg)))\b[^]*\b(?:ne neha\w*|kri (?:\w+ )?tece|krvav\w*|wont stop|cant stop|bleeding a lot|blood everywhere)/;
/** Fear of somebody’s return. */
export const COMES_BACK =
  /\b(?:ce se (?:\w+ )?vrne|ce pride (?:nazaj|domov)|(?:if|when) (?:he|she) comes (?:back|home))\b/;
/** The answer to whether one is safe. */
export const NOT_SAFE =
  /^(?:(?:no|nope|nah|ne)[ ,.]+)?(?:im |i am )?(?:not safe|nis(?:e)?m (?:na )?varn\w*|ne na varnem|nis(?:e)?m|not really)[\s.!,]*$/;
/** A calm that comes from a decision. */
export const DECIDED =
  /\b(?:relieved|relief|peace|calm|at ease|lazje|bolje|better|lighter|pomirjen\w*|mirn[aoi]?|mir)\b[^]*\b(?:decided|decision|soon|over soon|its over|odlocil\w*|odlocitev|kmalu|konec)\b|\b(?:decided|odlocil\w*)\b[^]*\b(?:relieved|peace|calm|pomirjen\w*|mir\w*)\b/;
/** Driving, and not meaning to arrive. */
export const CRASH =
  /\b(?:driv(?:e|ing)|at the wheel|behind the wheel|on the (?:motorway|road|highway)|vozim|voznj\w*|za volanom|v avtu)\b[^]*\b(?:crash\w*|swerv\w*|into a (?:tree|wall|lorry|truck)|off (?:a|the) (?:bridge|cliff|road)|end it|cry\w*|drev\w*|zid|skarp\w*|jo[kc]\w*|zaletel\w*|zaletim)\b|\b(?:crash|swerv\w*|zaletel\w*|zapelj\w*)\b[^]*\b(?:tree|wall|lorry|truck|car|drev\w*|zid|skarp\w*|tovornjak)\b/;
/** It has become lighter, unless the same part of the sentence takes it back. */
export const RELIEVED =
  /\b(?:(?:feel|feeling|im|i am) (?:\w+ ){0,3}(?:better|lighter|calmer|safer)|(?:mi je|je|se?m|je mi) (?:\w+ ){0,2}(?:bolje|boljs\w*|boljse|lazje|laz[jž]\w*)|(?:bolje|lazje) (?:mi )?je|thoughts? (?:are|is|have) (?:gone|passed|stopped)|misli so (?:minile|odsle|izginile))\b/;
export const NOT_RELIEVED =
  /\b(?:rez\w*|cut\w*|burn\w*|not|never|dont|doesnt|if|when|nikoli|ni|ne|brez mene|ce|without me|off|dead)\b/;
/** Thoughts without a plan. */
export const NO_PLAN =
  /\b(?:(?:havent|have not|didnt|dont) (?:really )?(?:plan\w*|have (?:a|any) plan)|no plans?\b|nimam (?:\w+ )?nacrt\w*|(?:nic|nc) (?:nisem|nism) (?:na)?crtoval\w*|(?:nisem|nism) (?:nic|nc) (?:na)?crtoval\w*)/;
/** What a voice says, once voices were told of. */
export const VOICE_SAYS =
  /\b(?:he|she|it|they|on|ona|oni|glas\w*|voices?) (?:\w+ )?(?:says?|said|tells?|told|wants?|pravi|pravijo|rece|recejo|ukazuj\w*|hoce\w*)\b/;
/** A wish to die in so many words. */
export const WANTS_DEATH =
  /\b(?:(?:want|wanna|wish|going) (?:to )?(?:die|be dead|end it)|wish i (?:was|were) dead|(?:dont|do not|didnt|no longer|never) (?:want to|wanna) (?:live|be alive|exist|be here)|(?:hocem|hocm|zelim|rada? bi|najraje bi) (?:\w+ )?(?:umre\w*|umrl\w*)|(?:nocem|necem|ne bi|ne zelim) (?:\w+ ){0,2}(?:zive\w*|zivel\w*))\b/;
