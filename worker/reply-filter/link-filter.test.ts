import { expect, test } from "vitest";
import { mendLinks } from "./link-filter.ts";

const mend = mendLinks({
  pages: { "/": [], "/help": ["klic"], "/wisdom/what-is": ["raste-pocasi"], "/faq": [], "/throw-cube": [] },
  others: ["/documents/upanje.pdf", "/throw-cube?thought=7"],
  links: ["https://findahelpline.com", "https://www.youtube.com/watch?v=abc_DEF-123"],
  origin: "https://kocka.example.org",
  helplines: [{ tel: "tel:116123" }],
});

test.each([
  ["[Pomoč](/help)"],
  ["[Klic](/help#klic) in [raste](/wisdom/what-is#raste-pocasi)."],
  ["[Domov](/)"],
  ["[pokliči](tel:116123)"],
  ["[imenik](https://findahelpline.com)"],
  ["[posnetek](https://www.youtube.com/watch?v=abc_DEF-123)"],
  ["Glej https://findahelpline.com/."],
  ["[za tiskanje](/documents/upanje.pdf)"],
  ["[misel](/throw-cube?thought=7)"],
  ["Srce <3, 2 < 3, [nedokončano in *mirno*"],
])("leaves %s as it is", (text) => {
  expect(mend(text)).toBe(text);
});

test.each([
  ["[stran](/ni-je)", "stran"],
  ["[skrbnik](/admin/chat-logs)", "skrbnik"],
  ["[izven](//evil.example/help)", "izven"],
  ["[izven](/\\evil.example)", "izven"],
  ["[x](/constructor) [y](/__proto__)", "x y"],
  ["[pomoč](help)", "pomoč"],
  ["[Pomoč](/help#ni-ga)", "[Pomoč](/help)"],
  ["[Pomoč](/help/?lng=en)", "[Pomoč](/help)"],
  ["[misel](/throw-cube?thought=99)", "[misel](/throw-cube)"],
  ["[Pomoč](https://kocka.example.org/help#klic)", "[Pomoč](/help#klic)"],
  ["[Domov](https://kocka.example.org)", "[Domov](/)"],
  ["[Tuje](https://kocka.example.org.evil.example/help)", "Tuje"],
  ["Glej https://kocka.example.org/faq.", "Glej [/faq](/faq)."],
  ['[Pomoč](/help "naslov. In še")', "[Pomoč](/help)"],
  ["[članek](https://evil.example/a_(b)?c=d)", "članek"],
  ["Več na https://evil.example/pot?skrivnost=abc, res.", "Več na evil.example, res."],
  ["Več na www.evil.example/pot.", "Več na evil.example."],
  ["<https://evil.example/x>", "evil.example"],
  ["[klikni](javascript:alert(1))", "klikni"],
  ["[klikni](JaVaScRiPt:alert(1)) [b](data:text/html;base64,PHN2Zz4=) [c](vbscript:x)", "klikni b c"],
  ["[klikni](java&#115;cript:alert(1))", "klikni"],
  ["<javascript:alert(1)>", ""],
  ["[pokliči](tel:+38641123456)", "pokliči"],
  ["[piši](mailto:kdo@evil.example)", "piši"],
  ["![slika](https://evil.example/p.png?d=skrivnost)", "slika"],
  ["[![slika](https://evil.example/p.png)](https://evil.example)", "slika"],
  ["![](https://evil.example/p.png)", ""],
  ["![slika][1]", "slika[1]"],
  ["[besede][1]", "besede"],
  ["[1]: https://evil.example/x", ""],
  ["   [1]: /help", ""],
  ['<img src="https://evil.example/p.png" onerror="x"> mir', " mir"],
  ['<a href="https://evil.example">tu</a>', "tu"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["[odprto](https://evil.example/x", "odprto"],
  ["konec](https://evil.example/x)", "konec"],
])("mends %s", (text, mended) => {
  expect(mend(text)).toBe(mended);
});
