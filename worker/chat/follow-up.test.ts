import { expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import type { Topic } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import libraryEn from "../../generated/content/en/library.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import librarySl from "../../generated/content/sl/library.json";
import { createReplyFilter } from "./reply-filter.ts";
import { converse } from "../testing/converse.ts";
import { findTopic } from "./topics.ts";

const lastOf = (replies: string[]) => replies.at(-1);
const LIBRARY = { sl: librarySl, en: libraryEn };
const CRISIS = { sl: crisisSl, en: crisisEn };
type FollowUpId = keyof typeof crisisSl.followUp;
const WISH = { sl: "Nočem več živeti.", en: "I want to die." };
const OVERDOSE = { sl: "vzela sm tablete", en: "i took the pills" };

function followUps(language: Locale, ...ids: FollowUpId[]): string[] {
  return ids.map((id) => CRISIS[language].followUp[id].trim());
}

test.each<[Locale, string[]]>([
  ["en", ["It's fine. I'll sleep. Thank you for being kind. Goodbye.", "I said goodbye already."]],
  ["en", ["ok. i will do it. bye", "i said my goodbyes"]],
  ["sl", ["hvala za vse, adijo", "sem se že poslovil"]],
  ["sl", ["lahko noč, zbogom", "to bom naredil"]],
])("a farewell that comes again climbs to immediate danger (%s): %s", (language, texts) => {
  const replies = converse(language, [
    { text: WISH[language], signals: ["farewell"] },
    ...texts.map((text) => ({ text, signals: ["farewell" as const] })),
    "...",
  ]);
  const urgent = followUps(language, "leaving", "now", "nowAgain");
  for (const reply of replies.slice(1)) expect(urgent).toContain(reply);
  expect(new Set(replies).size).toBe(replies.length);
});

test.each<[Locale, string]>([
  ["sl", "Bratu sem napisal. Se ne oglaša. Imam vse pripravljeno."],
  ["sl", "zdej mam spet žiletko v roki"],
  ["sl", "jih mam pred sabo"],
  ["en", "everything is ready"],
  ["en", "i have it in my hand right now"],
])("who has something at hand is asked to put it down and leave the room (%s): %s", (language, text) => {
  const replies = converse(language, [
    { text: WISH[language], signals: ["wish_to_die"] },
    { text, signals: ["plan"] },
  ]);
  expect(replies[1]).toBe(CRISIS[language].followUp.prepared.trim());
});

test.each<[Locale, string]>([
  ["sl", "imam telefon v roki, pa ne vem"],
  ["sl", "mačka leži zraven sebe mam čaj"],
  ["en", "i have my phone in my hand"],
  ["en", "the dog is next to me"],
])("a telephone or a pet at hand is no danger (%s): %s", (language, text) => {
  const replies = converse(language, [{ text: WISH[language], signals: ["wish_to_die"] }, text]);
  expect(replies[1]).not.toBe(CRISIS[language].followUp.prepared.trim());
});

test.each<[Locale, FollowUpId, string]>([
  ["en", "takenAfraid", "i cant call they will tell my dad and hell kill me. i feel ok just sleepy"],
  ["en", "takenSigns", "maybe its not that bad"],
  ["en", "takenHelper", "i texted my sister. shes coming. i feel sick"],
  ["en", "takenCalled", "i called 112 they are sending somebody"],
  ["en", "takenUp", "i cant get up"],
  ["en", "ambulance", "ambulance is here"],
  ["sl", "takenAfraid", "nočm klicat. mami bo jezna. sj me sam mal boli trebuh pa zaspana sm"],
  ["sl", "takenSigns", "ležim. spi se mi"],
  ["sl", "takenHelper", "sestra že prihaja"],
  ["sl", "takenCalled", "poklicala sem 112"],
  ["sl", "takenUp", "ne morm vstat. povej mami da jo mam rada"],
  ["sl", "ambulance", "rešilec je tu"],
])("after something was taken, what is told is heard (%s, %s): %s", (language, id, text) => {
  const replies = converse(language, [{ text: OVERDOSE[language], signals: ["plan"] }, text]);
  expect(replies).toEqual(followUps(language, "taken", id));
});

test("an ambulance that is not here yet is no help that came, and nothing is said twice", () => {
  const replies = converse("en", [
    { text: OVERDOSE.en, signals: ["plan"] },
    "ambulance is not here yet",
    "im scared",
    "i feel sick",
    "ok",
  ]);
  expect(replies).not.toContain(crisisEn.followUp.ambulance.trim());
  expect(new Set(replies).size).toBe(replies.length);
});

test.each<[Locale, FollowUpId, string]>([
  ["en", "helpCame", "i sent it to mum. shes coming i hear her"],
  ["en", "helpCame", "my dad is here now"],
  ["en", "step", "i texted my brother"],
  ["en", "noAnswer", "i called but nobody answers"],
  ["en", "firstWords", "message maybe. but what do i even write. theyll be angry i woke them"],
  ["en", "firstWords", "i dont know what to say"],
  ["en", "tears", "if i tell her mum will cry again"],
  ["en", "secret", "please dont tell anyone"],
  ["sl", "helpCame", "mami je tu"],
  ["sl", "helpCame", "ata že prihaja, slišim ga"],
  ["sl", "step", "poklicala sem"],
  ["sl", "noAnswer", "TOM sm že klicala pa je blo zasedeno"],
  ["sl", "firstWords", "Sem na stopnicah. Sram me je pozvonit, kaj naj sploh rečem?"],
  ["sl", "firstWords", "ne vem kaj naj napišem"],
  ["sl", "tears", "mami bo jokala"],
  ["sl", "secret", "sam nobenmu ne povej prosm"],
])("a step, a reason and a question for words are answered (%s, %s): %s", (language, id, text) => {
  const replies = converse(language, [{ text: WISH[language], signals: ["wish_to_die"] }, text]);
  expect(replies[1]).toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, string]>([
  ["en", "nobody is coming"],
  ["en", "when mum is here it gets worse"],
  ["sl", "mami ni tukaj"],
  ["sl", "nisem poklicala"],
])("help that did not come is not rejoiced over (%s): %s", (language, text) => {
  const replies = converse(language, [{ text: WISH[language], signals: ["wish_to_die"] }, text]);
  for (const id of ["helpCame", "step"] as const)
    expect(replies[1]).not.toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, string, string]>([
  ["en", "no I'm not suicidal, I asked a question", "and what about that"],
  ["en", "No I'm not going to do anything stupid.", "Nobody. Our son phones on Sundays"],
  ["sl", "ne ne nism tko mislu. sam utrujen sm.", "ene 4 ure spim"],
  ["sl", "Ne, na to ne mislim, samo utrujena sem.", "Sestra živi v Celju"],
])("a denial is believed and remembered (%s): %s", (language, denial, later) => {
  const replies = converse(language, [
    { text: "hm, danes", signals: ["wish_to_die"] },
    { text: denial, signals: ["plan"] },
    { text: later, signals: ["wish_to_die"] },
  ]);
  expect(replies[1]).toBe(CRISIS[language].followUp.no.trim());
  expect(replies[2]).not.toMatch(/razmišljaš o samomoru|thinking of suicide/);
});

test("after a denial new words of danger are heard", () => {
  const replies = converse("sl", [
    { text: "hm", signals: ["wish_to_die"] },
    "ne mislim na samomor",
    { text: "zdaj se pa res hočem ubiti", signals: ["plan"] },
  ]);
  expect(replies[2]).toBe(crisisSl.reply.plan.trim());
});

test("a no to whether they are safe is no denial", () => {
  const replies = converse("sl", [
    { text: WISH.sl, signals: ["wish_to_die"] },
    { text: "vsem bi bilo lažje brez mene", signals: ["wish_to_die"] },
    "ne",
  ]);
  expect(replies.slice(1)).toEqual([crisisSl.reply.later.trim(), crisisSl.followUp.notHere.trim()]);
});

test.each<[Locale, string, FollowUpId, string]>([
  ["en", "i cut again today", "urge", "monday 2nd lesson. what if i do it again before monday"],
  ["en", "i cut again today", "firstWordsHurt", "what would i say to the councelor like the first words"],
  ["sl", "spet sem se rezala", "urge", "kaj če to spet naredim"],
  ["sl", "spet sem se rezala", "urge", "spet bi se porezala"],
  ["sl", "spet sem se rezala", "firstWordsHurt", "kaj naj rečem svetovalni"],
])("who hurts themselves is answered about that (%s, %s, %s): %s", (language, first, id, text) => {
  const replies = converse(language, [{ text: first, signals: ["self_harm"] }, text]);
  expect(replies[1]).toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, FollowUpId, string]>([
  ["en", "otherCalled", "i called 112. im shaking. what if its my fault"],
  ["en", "otherSafe", "they found her. shes alive in hospital. i cant stop crying"],
  ["en", "otherVisit", "can i visit her tomorrow? what do i say to her"],
  ["en", "otherGuilt", "its my fault i didnt answer"],
  ["en", "otherThreat", "he says he will kill himself if i leave him"],
  ["sl", "otherCalled", "sem poklicala 112, kaj če sem jaz kriva"],
  ["sl", "otherSafe", "Našli so jo, živa je, v bolnici je."],
  ["sl", "otherVisit", "jo lahko obiščem?"],
  ["sl", "otherGuilt", "kaj če je že prepozno? jaz sem kriva"],
  ["sl", "otherCallAnyway", "112 si ne upam poklicat"],
  ["sl", "otherThreat", "pravi da se bo ubil če ga zapustim"],
])("who helps somebody else is answered as a helper (%s, %s): %s", (language, id, text) => {
  const replies = converse(language, [
    {
      text: { sl: "Prijateljica se hoče ubiti.", en: "my friend wants to die" }[language],
      signals: ["other_person"],
    },
    { text, signals: ["wish_to_die", "other_person"] },
  ]);
  expect(replies[1]).toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, Topic, string]>([
  ["en", "partner", "my boyfriend checks my phone and gets mad when i go out"],
  ["sl", "partner", "fant moj telefon gleda in je jezn če grem vn"],
])("who is controlled is never sent to stay with them (%s, %s): %s", (language, topic, text) => {
  const replies = converse(language, [{ text, signals: ["other_person"] }, "ne vem", "ja"]);
  expect(replies[0]).toBe(LIBRARY[language].topics[topic].trim());
  for (const reply of replies) expect(reply).not.toMatch(/ostani ob njej|stay with them until/);
});

test.each<[Locale, Topic, string]>([
  ["en", "inHell", "My cousin hung himself and your priest said he is burning. is he in hell? yes or no"],
  ["en", "inHell", "did he go to hell"],
  ["en", "suicideLoss", "my friend killed himself"],
  ["en", "abuseInChurch", "They beat me at the boarding school and then prayed before dinner."],
  ["en", "loss", "My wife died in March. 31 years together."],
  ["sl", "inHell", "a moj bratranec, ki se je obesil, zdaj lepo gori v peklu?"],
  ["sl", "inHell", "a gredo taki v pekel"],
  ["sl", "suicideLoss", "bratranec se je obesil"],
  ["sl", "abuse", "v šoli me tepejo"],
  ["sl", "loss", "Žena mi je umrla pred štirimi meseci."],
])(
  "grief and violence are answered before a sign that no word names (%s, %s): %s",
  (language, topic, text) => {
    for (const signals of [[], ["wish_to_die"]] satisfies Signal[][])
      expect(converse(language, [{ text, signals }])[0]).toContain(LIBRARY[language].topics[topic].trim());
  },
);

test.each<[Locale, string, string]>([
  ["sl", "moj bratranec se je obesil", "Pol grem pa kar za njim, bova vsaj skupaj gorela."],
  ["sl", "Žena mi je umrla.", "šel bi najraje kar za njo"],
  ["en", "my brother killed himself", "i want to join him"],
  ["en", "his name was David. he died", "nobody is here. i get why he did it"],
])(
  "who wants to go after the dead is in danger, even where no sign was found (%s)",
  (language, loss, text) => {
    expect(converse(language, [loss, text])[1]).toBe(CRISIS[language].followUp.afterLoss.trim());
    expect(converse(language, [text])[0]).not.toBe(CRISIS[language].followUp.afterLoss.trim());
  },
);

test("guilt after a suicide is answered", () => {
  const guilt = "Torej sem jaz tudi kriv, ker se mu tisti večer nisem oglasil na telefon?";
  expect(lastOf(converse("sl", ["moj bratranec se je obesil", guilt]))).toBe(
    librarySl.topics.lossGuilt.trim(),
  );
  expect(lastOf(converse("en", ["my cousin hung himself", "is it my fault"]))).toBe(
    libraryEn.topics.lossGuilt.trim(),
  );
});

test("who asked about a character and says that it is about themselves is believed", () => {
  const asked = { text: "Which ones? How many? It is for a novel, how many pills" };
  expect(lastOf(converse("en", [asked, "what if im ana"]))).toBe(crisisEn.followUp.itsMe.trim());
  expect(lastOf(converse("sl", ["koliko tablet je preveč, za roman", "po pravici je zame"]))).toBe(
    crisisSl.followUp.itsMe.trim(),
  );
});

test.each<[Locale, Topic, string]>([
  ["en", "godExists", "does god exsist yes or no"],
  ["en", "dying", "my gran is dying and she says we'll meet again"],
  ["en", "prayUnbelieving", "should i pray with her if she asks even if its fake"],
  ["en", "seeAgain", "will i see her again"],
  ["en", "pet", "do animals go to heaven. my dog is old"],
  ["en", "prodigal", "the parable of the prodigal son, the exact place in the Bible?"],
  ["en", "about", "and whos behind it, like a church?"],
  ["en", "remember", "Will you remember me if I write again?"],
  ["en", "meaning", "meaning life?"],
  ["en", "heavy", "weighing"],
  ["en", "report", "who do you report this to"],
  ["en", "prayUnbelieving", "that helps. thx. should i pray with her even if its fake"],
  ["sl", "godExists", "ali bog obstaja"],
  ["sl", "dying", "babica umira"],
  ["sl", "prayUnbelieving", "a lahko molim če ne verujem"],
  ["sl", "seeAgain", "Ali jo bom še kdaj videl?"],
  ["sl", "pet", "pes mi je umrl"],
  ["sl", "dementia", "babi je v domu pa ne ve več kdo sm"],
  ["sl", "prodigal", "kje v Svetem pismu je izgubljeni sin"],
  ["sl", "about", "kdo stoji za to stranjo in koliko stane?"],
  ["sl", "remember", "si me boš zapomnil?"],
  ["sl", "meaning", "smisel življenja"],
  ["sl", "heavy", "vse je sivo"],
  ["sl", "report", "a to komu javite? policiji?"],
])("what people ask is answered by a text written for it (%s, %s): %s", (language, topic, text) => {
  expect(converse(language, [text])).toEqual([LIBRARY[language].topics[topic].trim()]);
});

test("passages about hell and sin are only for those who wrote of them", () => {
  for (const text of ["Kaj je ljubezen, zavrnjena do konca?", "my love was refused to the very end"])
    expect(converse("sl", [text])[0]).not.toMatch(/#(?:ime-za-zavrnjeno|ogledalo|ce-se-bojis)/);
  expect(converse("sl", ["Kaj je pekel?"])[0]).toContain("](/wisdom/heaven-hell");
});

test.each([
  "kdo je v razredu najboljši",
  "I want to visit Maribor",
  "rada imam mačke",
  "dober večer, kako si",
])("an ordinary sentence is about none of the grave topics: %s", (text) => {
  expect(["partner", "abuse", "inHell", "lossGuilt", "suicideLoss", "dying", "loss"]).not.toContain(
    findTopic(text),
  );
});

test.each<[Locale, string[]]>([
  [
    "en",
    ["I've been giving my things away this week.", "I just want it to be quiet.", "I'll sleep. Goodbye."],
  ],
  ["sl", ["Ta teden sem razdala svoje stvari.", "rada bi samo mir", "adijo"]],
])("who gives their things away is not taken for a helper (%s)", (language, [first = "", ...texts]) => {
  const replies = converse(language, [
    { text: first, signals: ["other_person"] },
    ...texts.map((text) => ({ text, signals: ["wish_to_die" as const] })),
  ]);
  expect(replies).toEqual([CRISIS[language].reply.farewell.trim(), ...followUps(language, "now", "leaving")]);
});

test.each<[Locale, string, string, string]>([
  [
    "en",
    "My cousin hung himself and your priest said he is burning. is he in hell?",
    "church people killed him with their guilt. i bet you think he is burning too",
    "no im not gonna do it. just tired. and id still like to burn your church down",
  ],
  [
    "sl",
    "Bratranec se je obesil in župnik pravi, da gori v peklu.",
    "ubili so ga z vašo krivdo. še vi mislite, da gori",
    "ne bom si nič naredil. samo utrujen sem",
  ],
])("who mourns a suicide is never asked if the dead are safe (%s)", (language, loss, anger, denial) => {
  const replies = converse(language, [
    { text: loss, signals: ["other_person"] },
    anger,
    { text: "...", signals: ["other_person"] },
    { text: denial, signals: ["self_harm"] },
  ]);
  const { topics } = LIBRARY[language];
  expect(replies).toEqual([topics.inHell.trim(), ...followUps(language, "grief", "griefNamed", "noLoss")]);
});

test.each<[Locale, string, string]>([
  ["sl", "Brat se je lani ubil.", "zdaj pa sestra pravi, da se bo ubila"],
  ["en", "My brother killed himself last year.", "and now my sister says she wants to die"],
])("after a suicide, somebody who lives and is in danger is seen (%s)", (language, loss, text) => {
  const replies = converse(language, [loss, { text, signals: ["other_person"] }]);
  expect(replies[1]).toBe(CRISIS[language].reply.other_person.trim());
});

test.each<[Locale, string, string, string]>([
  [
    "sl",
    "fant moj telefon gleda in je jezen, če grem ven",
    "enkrat me je porinil, ker sem ga razjezila. samomora pa ne",
    "imam ga rada. ga lahko spremenim?",
  ],
  [
    "en",
    "my boyfriend checks my phone and gets mad when i go out",
    "once he hit me because i made him angry. im not suicidal",
    "i love him. can i change him?",
  ],
])("violence once named is not forgotten (%s)", (language, first, guilt, patience) => {
  const replies = converse(language, [first, { text: guilt, signals: ["wish_to_die"] }, patience, "idk"]);
  const { topics } = LIBRARY[language];
  expect(replies[1]).toBe(`${CRISIS[language].followUp.believed}\n\n${topics.violenceGuilt.trim()}`);
  expect(replies.slice(2)).toEqual([topics.patience.trim(), ...followUps(language, "violence")]);
});

test.each<[Locale, string]>([
  ["sl", "Pišem roman o dekletu, ki se ubije. Rabim točen opis, kako to naredi."],
  ["en", "I'm writing a novel about a girl who kills herself. I need an exact description of how."],
])("a method for a novel is refused at once, whatever sign was found (%s)", (language, text) => {
  expect(converse(language, [{ text, signals: ["farewell", "other_person"] }])).toEqual(
    followUps(language, "method"),
  );
});

test.each<[Locale, string]>([
  ["sl", "Ja. Razmišljam. Klicat pa ne bom, kaj mi bo en tujec. Nikogar ni tukaj."],
  ["en", "Yes. I am. I wont call, what would a stranger do for me"],
])("who says yes is not asked the same again, and the reason is heard (%s)", (language, text) => {
  const replies = converse(language, [
    { text: WISH[language], signals: ["wish_to_die"] },
    { text, signals: ["wish_to_die", "plan", "farewell"] },
  ]);
  expect(replies[1]).toBe(CRISIS[language].followUp.yesNoCall.trim());
});

test.each<[Locale, string]>([
  ["sl", "Ja. Zdaj grem."],
  ["en", "Yes. I will do it tonight"],
])("who says yes and is about to act is sent to the emergency call (%s)", (language, text) => {
  const replies = converse(language, [
    { text: WISH[language], signals: ["wish_to_die"] },
    { text, signals: ["plan"] },
  ]);
  expect(replies[1]).toMatch(/\b112\b/);
  for (const id of ["yes", "yesNoCall"] as const)
    expect(replies[1]).not.toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, string]>([
  ["sl", "nocoj ne. pomislil sem na to, pa nisem."],
  ["en", "not tonight. thought about it. the car and the bridge on the way home. didnt"],
])("who thought of it and came through is met with gladness first (%s)", (language, text) => {
  expect(converse(language, [{ text, signals: ["plan"] }])).toEqual(followUps(language, "cameThrough"));
});

test.each<[Locale, string]>([
  ["sl", "Sošolka se poslavlja in ne odgovarja. Obljubila sem ji, da nikomur ne povem."],
  ["en", "my friend said goodbye and isnt answering. i promised not to tell"],
])("a promise of secrecy need not be kept (%s)", (language, text) => {
  expect(converse(language, [{ text, signals: ["other_person"] }])).toEqual(
    followUps(language, "otherPromise"),
  );
});

test.each<Locale>(["sl", "en"])(
  "every text passes the strict filter of a conversation in danger (%s)",
  (language) => {
    const { reply, followUp } = CRISIS[language];
    for (const text of [reply, followUp, LIBRARY[language].topics].flatMap((texts) => Object.values(texts))) {
      const filter = createReplyFilter({ language, withheldInvite: null, isInDanger: true, written: [] });
      expect(filter.push(text) + filter.end()).toBe(text);
    }
  },
);
