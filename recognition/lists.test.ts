import { expect, test } from "vitest";
import { detectSignals } from "./detect.ts";
import { readMessage } from "./message.ts";

test.each([
  // Person, gender, number.
  "Ubil se bom.",
  "Ubila se bom.",
  "Najraje bi se ubila.",
  "Rada bi umrla.",
  "Rad bi umrl.",
  "Hočem umreti.",
  "Ne želim več živeti.",
  "Nočeva več živeti.",
  "Nisem hotela več živeti in še vedno nočem.",
  "Razmišljam o samomoru.",
  "Razmišljava o samomoru.",
  "Nočem se zbuditi jutri.",
  "Jutri se nočem zbuditi.",
  "zdele sm na mostu pa gledam dol haha",
  "Rišem, kako se obešam.",
  "ko bi me le pobral avto",
  "glasovi mi govorijo naj grem k vlaku",
  "puška je v omari, včasih jo gledam",
  "koliko ketonala je preveč za 60 kg",
  "ta moment mam noz na zili",
  "jutr grem na zeleznisko in bo mir",
  "the voices keep telling me to go down to the river",
  "there's a gun in the cabinet and I look at it sometimes",
  "I wouldn't mind joining my wife, she passed in February.",
  "i think to make end with my life",
  "I want to die.",
  "I'm going to kill myself.",
  "We both want to die.",
  "I don't want to be alive anymore.",
  // Without marks, in capitals, dialect, short forms.
  "nocem vec ziveti",
  "NOCEM VEC ZIVETI",
  "necem vec zivet",
  "nemrem vec, najraj bi umrla",
  "ubla se bom",
  "i dont wanna live no more",
  "i dnt want 2 live nemore",
  "im gna kill myself 2nite",
  // Figures, stars, stretched, spaced and invisible letters; words run together.
  "nočem v3č ž1v3t1",
  "s4momor mi je v glavi ves čas",
  "i want to k1ll mys3lf",
  "i want to d1e",
  "nočeeeem več živeeeti",
  "i wanna dieeeee",
  "s a m o m o r mi hodi po glavi",
  "i want to d i e",
  "no\u200Bčem ve\u00ADč živeti",
  "i\u200B want to di\u200De",
  "iwanttodie",
  "nocemvecziveti",
  // Amid small talk.
  "Živjo! Kako si? Danes je bil lep dan. V šoli smo imeli test. Nočem več živeti. Kaj pravi kocka?",
  "Thanks for the story. The weather is nice. I made soup today. I want to kill myself. My cat is asleep. Do you like soup?",
  // Both languages at once.
  "ne morem več, i want to die",
])("is heard: »%s«", (text) => {
  expect(detectSignals(text)).not.toEqual([]);
});

test.each([
  ["self_harm", "Spet sem se porezala po roki."],
  ["self_harm", "spet se rezem"],
  ["self_harm", "i cut myself again last night"],
  ["plan", "Nocoj se bom ubil."],
  ["plan", "Mislim, da se bom nocoj ubila."],
  ["plan", "Vzela sem vse tablete."],
  ["plan", "imam vrv in nocoj bom končal"],
  ["plan", "I took all my pills."],
  ["plan", "I'm standing on the bridge and I'm going to jump."],
  ["farewell", "Zbogom vsem, oprostite mi, ne bo me več."],
  ["farewell", "Goodbye everyone, I love you, it's not your fault."],
  ["other_person", "Moj brat pravi, da se bo ubil."],
  ["other_person", "Prijateljica se reže, kaj naj naredim?"],
  ["other_person", "My sister wants to die, what do I do?"],
] as const)("is heard as %s: »%s«", (signal, text) => {
  expect(detectSignals(text)).toContain(signal);
});

test.each([
  "Kaj je modrost?",
  "Kaj ni modrost?",
  "Kako najdem upanje v temi?",
  "Kaj so nebesa in pekel?",
  "What is wisdom?",
  "What is not wisdom?",
  "How do I find hope in darkness?",
  "What are heaven and hell?",
  "Nočem več živeti v Ljubljani.",
  "Pred letom mi je umrla babica.",
  "Moja babica je umrla in zelo jo pogrešam.",
  "Jezus je umrl za nas.",
  "Kako ubijem proces v Pythonu?",
  "Telefon mi je crknil.",
  "Umiram od smeha!",
  "Mama me bo ubila, ker sem razbila vazo.",
  "Žalostna sem, ker sem dobila enko.",
  "Zakaj Bog dopušča trpljenje?",
  "Bojim se smrti.",
  "Lahko noč!",
  "Adijo, se slišiva jutri.",
  "ne",
  "Živjo",
  "How do I kill a Python process?",
  "Any ideas for killing time at an airport?",
  "Jesus died for us.",
  "My grandmother died last year and I miss her.",
  "My phone died.",
  "I'm dying of laughter.",
  "My mum is going to kill me if I'm late.",
  "This homework is killing me.",
  "Ne razmišljam o samomoru.",
  "no im not suicidal lol",
  "I'm sad because I failed a test.",
  "Why does God allow suffering?",
  "Good evening. I am 81 and a bit slow on this tablet.",
  "grem glih od psihiatra, dal mi je nove tablete",
  "Včeraj sem pisala oporoko. Imam 47 let, rak se je vrnil.",
  "če pokličem policijo bo še huje",
  "What if she doesn't answer?",
  "i prayed they'd stay together and it didnt work",
  "I keep checking if he's online.",
  "Good night!",
  "Bye, talk to you tomorrow.",
  "k",
  "hey",
])("is left in peace: »%s«", (text) => {
  expect(detectSignals(text)).toEqual([]);
});

/** Of the expression nothing but its sign is left to judge. */
test("harmless expressions are known", () => {
  const examples = EXAMPLES.map((example) => readMessage(example).flat().join(" "));
  expect(examples).toEqual(EXAMPLES.map(() => "~"));
});

const EXAMPLES = [
  "umiram od smeha",
  "ubila bi za čokolado",
  "mama me bo ubila",
  "ubijam čas",
  "smrtno resno",
  "politični samomor",
  "Jezus je umrl za nas",
  "telefon je crknil",
  "nočem več živeti v Ljubljani",
  "smrt",
  "Če te skrbi za koga drugega",
  "killing time",
  "dying of laughter",
  "to die for",
  "mum is going to kill me",
  "pray in my head",
  "cat to swallow pills",
  "suicide squad",
  "homework is killing me",
  "my phone died",
  "Jesus died for us",
  "dead tired",
];

test("danger beside a harmless expression is still heard", () => {
  expect(detectSignals("Telefon mi je crknil in nočem več živeti.")).toContain("wish_to_die");
  expect(detectSignals("This homework is killing me. I want to kill myself.")).toContain("wish_to_die");
});

test("the longest message is read without harm", () => {
  expect(() => detectSignals("nočem ".repeat(700) + "💔".repeat(100) + "\n.?!".repeat(100))).not.toThrow();
  expect(detectSignals("")).toEqual([]);
});

test("a word or two after what was said outright take nothing back", () => {
  for (const said of ["Nočem več živeti.", "I want to die."])
    for (const after of ["zvezda", "adijo", "xkcdq", "Lahko noč", "ok bye"])
      expect(detectSignals(`${said} ${after}`), `${said} ${after}`).toContain("wish_to_die");
});
