import { expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import type { Crisis, Topic } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { converse, type Turn } from "../testing/converse.ts";
import { CRISIS, LIBRARY } from "./library-question.ts";

/** A turn with what the safety check found in it. */
function raises(text: string, ...signals: Signal[]): Turn {
  return { text, signals };
}

const WISH = { sl: raises("nočem več živeti", "wish_to_die"), en: raises("I want to die", "wish_to_die") };
const BROTHER = raises("brat je rekel da se bo ubil", "other_person");

test.each<[Locale, Topic, ...(Turn | string)[]]>([
  ["sl", "voices", "slišim glasove ki mi ukazujejo"],
  ["sl", "voices", raises("glasovi mi govorijo naj grem k vlaku", "plan")],
  ["en", "voices", raises("there's a voice in my head saying im filth", "self_harm")],
  ["en", "voices", raises("I hear voices telling me to kill myself", "wish_to_die")],
  ["sl", "eating", "bruham po vsakem obroku"],
  ["sl", "eating", "omedlela sem ker ne jem"],
  ["en", "eating", raises("i make myself sick after meals", "farewell")],
  ["en", "eating", "i've eaten 2 apples since sunday"],
  ["sl", "baby", "ponoči mi pride pred oči da jo spustim po stopnicah"],
  ["sl", "baby", raises("bojim se da bom kaj naredila dojenčku", "plan")],
  ["en", "baby", "My little girl is five weeks old and I feel nothing when I look at her"],
  ["sl", "overwhelmed", "sina sem udarila, ne vem kaj je z mano"],
  ["en", "overwhelmed", "im scared ill shake my baby"],
  ["sl", "blackmail", "fant hoče gole slike"],
  ["sl", "blackmail", raises("grozi da bo moje gole slike poslal vsem", "other_person")],
  ["en", "blackmail", "he has nudes of me and says hell send them to everyone if i dont send more"],
  ["sl", "hurtChild", "sosedi cel dan kričijo na otroka, slišim udarce"],
  ["en", "hurtChild", "my neighbour beats his little boy"],
  ["sl", "childLoss", "zgubila sva otroka v 22 tednu"],
  ["en", "childLoss", "I had a miscarriage last week"],
  ["sl", "gay", "sem gej in oče me je vrgel iz hiše"],
  ["en", "gay", "are gay people going to hell"],
  ["sl", "choked", "mož me je prijel za vrat"],
  ["en", "choked", raises("my husband put his hands round my neck", "other_person")],
  [
    "sl",
    "anger",
    raises("sosedu bom zažgal avto", "plan"),
    raises("ne zajebavam se, bencin ze mam", "farewell"),
  ],
])("in %s, what needs more than comfort has words of its own: %s", (language, topic, ...turns) => {
  expect(converse(language, turns).at(-1)).toContain(LIBRARY[language].topics[topic].trim());
});

test.each<[Locale, keyof Crisis["followUp"], ...(Turn | string)[]]>([
  ["sl", "notHere", raises("razmišljam o samomoru", "wish_to_die"), "nevem"],
  ["en", "notHere", raises("i feel suicidal", "wish_to_die"), "no"],
  ["sl", "wound", raises("spet sm se rezala", "self_harm"), "malo je globoko pa se noče zapret"],
  ["en", "wound", raises("i cut myself last night", "self_harm"), "its still kind of open"],
  ["en", "notHere", raises("i want to kill myself", "wish_to_die"), "not safe"],
  ["sl", "notHere", raises("razmišljam o samomoru", "wish_to_die"), "nisem na varnem"],
  ["en", "alone", raises("i want to kill myself", "wish_to_die"), "yes", "no"],
  ["sl", "wound", "urezala sem se in ne neha krvavet"],
  ["en", "wound", raises("i cut myself", "self_harm"), raises("how do i stop the bleeding", "self_harm")],
  ["sl", "now", raises("krvavim, porezala sem se", "self_harm"), "ne neha"],
  ["en", "driving", "i'm at the wheel and want to crash"],
  ["sl", "driving", raises("pijan sem in bom šel z avtom", "plan")],
  ["en", "otherTaken", raises("my mate took loads of pills and wont wake up", "other_person")],
  ["sl", "otherTaken", "otrok je pojedel babičine tablete"],
  ["sl", "lossOther", raises("skrbi me za sestro, noče več živet", "wish_to_die"), "umrla je"],
  ["en", "leaving", WISH.en, "so relieved i decided"],
  ["sl", "leaving", WISH.sl, "zdaj mi je lažje, odločila sem se"],
  ["sl", "taken", raises("popil sem pol flaše antifriza", "plan")],
  ["en", "taken", "just took 14 sertraline"],
  ["sl", "driving", WISH.sl, "grem zdej domov z avtom"],
  ["en", "driving", WISH.en, "im getting in the car"],
  ["sl", "noNumbers", WISH.sl, "nehajte mi metat tele cifre v faco"],
  ["en", "noNumbers", WISH.en, raises("STOP giving me numbers i was on hold 40 mins", "other_person")],
  ["sl", "lossOther", BROTHER, "poklical sem 112", "našli so ga. prepozno"],
  ["sl", "lossOther", BROTHER, raises("ne javi se", "farewell"), "našli so ga mrtvega"],
  ["en", "lossOther", raises("my brother wants to kill himself", "other_person"), "they found him. hes dead"],
  ["sl", "relieved", WISH.sl, "zdej sm mal boljs k je prsla sestrica domov"],
  ["en", "relieved", WISH.en, "I feel a bit lighter. I think I can sleep now"],
  ["en", "stay", raises("only one way out", "plan"), raises("I haven't planned anything", "plan")],
])("in %s, what cannot wait is answered first: %s", (language, id, ...turns) => {
  expect(converse(language, turns).at(-1)).toBe(CRISIS[language].followUp[id].trim());
});

test.each<[Locale, keyof Crisis["followUp"] | keyof Crisis["reply"], ...(Turn | string)[]]>([
  ["sl", "wish_to_die", raises("bruham in nočem več živeti", "wish_to_die")],
  ["en", "wish_to_die", raises("im gay and i want to die", "wish_to_die")],
  ["sl", "otherGuilt", BROTHER, "kaj če je že prepozno? jaz sem kriva"],
  ["sl", "otherSafe", BROTHER, "našli so ga živega"],
  ["sl", "otherLater", BROTHER, "včeraj je umrl dedek in zdaj je še slabši"],
  ["sl", "later", raises("režem se", "self_harm"), "lažje mi je ko se režem"],
])("in %s, a wish to die, or a death that is only feared, goes its own way: %s", (language, id, ...turns) => {
  const { reply, followUp } = CRISIS[language];
  expect(converse(language, turns).at(-1)).toBe({ ...reply, ...followUp }[id].trim());
});

test("in violence, a wish to die is asked about", () => {
  const turns = [
    "v šoli me tepejo",
    raises("ne bi vec rad živel", "wish_to_die"),
    raises("ja", "wish_to_die"),
    "danes",
  ];
  const { reply, followUp } = CRISIS.sl;
  const replies = converse("sl", turns).slice(1);
  expect(replies).toEqual([reply.wish_to_die, followUp.yes, followUp.leaving].map((text) => text.trim()));
});

test("blackmail goes on to be listened to", () => {
  const replies = converse("en", [
    raises("he has nudes of me and says hell send them to everyone", "other_person"),
    "im 14",
  ]);
  expect(replies.at(-1)).toBe(CRISIS.en.followUp.listening.trim());
});

test.each<[Locale, string]>([
  ["sl", "grem z avtom na morje"],
  ["sl", "oče me tepe v šahu haha"],
  ["sl", "zgubila sem otroka v trgovini, pol smo ga našl"],
  ["sl", "slišim glasove sosedov skozi steno"],
  ["sl", "otrok je pojedel kosilo, brat pa popil pivo"],
  ["en", "my friend took my phone"],
  ["en", "my boxing coach punched me in sparring, great session"],
  ["en", "my mum's voice telling me to tidy my room lol"],
  ["sl", "koliko kalorij ima jabolko"],
  ["en", "I lost my phone and my baby sister cried"],
  ["en", "I hear voices in the hall, the choir is practising"],
  ["en", "Is there a voice assistant here?"],
])("in %s, nobody in need is seen in: %s", (language, text) => {
  const [reply = ""] = converse(language, [text]);
  const { voices, baby, childLoss, hurtChild, overwhelmed, choked, abuse } = LIBRARY[language].topics;
  const { otherTaken, driving } = CRISIS[language].followUp;
  for (const answer of [voices, baby, childLoss, hurtChild, overwhelmed, choked, abuse, otherTaken, driving])
    expect(reply).not.toContain(answer.trim());
});
