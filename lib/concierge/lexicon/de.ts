/** German endings of an adjective. */
const ENDINGS = ['e', 'en', 'er', 'es', 'em']
const UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const TEENS = ['zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
const ODD_ORDINALS: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }

/** A number below a hundred as one word: "einundzwanzig". */
function numberWord(n: number): string {
  if (n < 10) return UNITS[n] ?? ''
  if (n < 20) return TEENS[n - 10] ?? ''
  const tens = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? tens : `${UNITS[n % 10]}und${tens}`
}

function ordinalWord(n: number): string {
  return ODD_ORDINALS[n] ?? `${numberWord(n)}${n < 20 ? 't' : 'st'}`
}

function upTo(most: number, from: number): number[] {
  return Array.from({ length: most - from + 1 }, (_, index) => index + from)
}

/** `günstigst+` in a list stands for the word with each ending. */
function inflected(text: string): string {
  return text.replace(/([\p{L}-]+)\+(=[^|;\n]*[^|;\n ])?/gu, (_, stem: string, value = '') =>
    ENDINGS.map((ending) => `${stem}${ending}${value}`).join(' | '),
  )
}

const NUMBERS = `
[solid]
@as-possible: so spät wie möglich=order:latest | möglichst spät=order:latest | so früh wie möglich=order:earliest | möglichst früh=order:earliest | so schnell wie möglich=order:fastest
@sends-off: schicken | fliegen lassen | hinschicken | losschicken
@number: null=n:0 | eins=n:1 | ${upTo(99, 2)
  .map((n) => `${numberWord(n)}=n:${n}`)
  .join(' | ')} | zwo=n:2
@number: anderthalb=n:1.5 | eineinhalb=n:1.5 | ${upTo(9, 2)
  .map((n) => `${UNITS[n]}einhalb=n:${n}.5`)
  .join(' | ')}
@number: hundert=n:100 | ${upTo(9, 1)
  .map((n) => `${UNITS[n]}hundert=n:${n}00`)
  .join(' | ')} | tausend=n:1000 | eintausend=n:1000 | ${upTo(9, 2)
  .map((n) => `${UNITS[n]}tausend=n:${n}000`)
  .join(' | ')}
@hourword: eins=n:1 | ${upTo(24, 2)
  .map((n) => `${numberWord(n)}=n:${n}`)
  .join(' | ')}
@ordinal: ${upTo(31, 1)
  .flatMap((n) => ENDINGS.map((ending) => `${ordinalWord(n)}${ending}=nth:${n}`))
  .join(' | ')} | vorletzt+=nth:-2
`

/** German words, with the tags of the English lists. */
export const GERMAN: readonly string[] = [
  NUMBERS,
  inflected(`
+ montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag + früh morgen vormittag mittag nachmittag abend nacht morgens vormittags mittags nachmittags abends nachts
+ ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf + jährig jährige jähriger jährigen jähriges jährigem monatige monatigen tägig tägige tägigen wöchig wöchige wöchigen stündig stündige stündigen
+ früh abend nacht nachmittags vormittags morgen mittags + maschine maschinen flieger
+ abend nachmittags vormittags mittags morgen + flug flüge

[glue]
@byso: um
@optionword: optionen | möglichkeiten | flüge | flug | verbindungen | etwas | was
@glue: kommt | der | die | das | den | dem | des | ein | eine | einen | einem | einer | eines | ist | sind | bin | bist | war | wäre | wären | sein | es | ich | wir | du | sie | er | ihr | ihm | ihn | mir | mich | uns | dir | dich | euch | ihnen | mein+ | mein | unser | unser+ | unsre | dein | dein+ | ihre | ihren | bitte | mal | so | etwas | irgendwas | kann | kannst | können | könnte | könntest | könnten | will | willst | wollen | wollten | wollte | würde | würden | würdest | möchte | möchten | möcht | mag | hätte | hätten | haben | habe | hab | hat | habt | soll | sollte | sollen | sollten | muss | müssen | müsste | darf | dürfen | werde | werden | wird | brauche | brauchen | bräuchte | bräuchten | benötige | benötigen | suche | suchen | such | gibt | gibts | gern | gerne | auch | dann | da | denn | schon | sehr | ganz | man | sich | zeig | zeige | zeigen | finde | finden | find | gebt | gib | geben | sag | sagen | sehen | schauen | schau | hilf | helfen | würd | wär | planen | plane | buche | gesucht | anzeigen | verfügbar | möglich | jetzt | okay | ok | hallo | hi | danke | ja | wohl | eben | halt | eigentlich | nun | also | dass | ob | wenn | falls | diesmal | jemand | alle | alles | paar | liebe | lieber | geplant | vorhabe | vor | hab ich doch gesagt | hab ich gesagt | habe ich gesagt | habe ich doch gesagt | ich habe gesagt | ich hab gesagt | ich sagte | wie gesagt | hab ich doch geschrieben | habe ich doch geschrieben | wirklich
@self: ich | wir
@other-one: er=pronoun:true | jemand
@subject: ich | wir | er | sie | es | man | du | meine frau | mein mann | meine freundin | mein freund
@opener: reicht | könnt ihr | können sie | können wir | kannst du | könntet ihr | könnten sie | kann man | könnt | was | wie | wann | wo | warum | wieso | weshalb | wer | welche | welcher | welches | welchen | ist | sind | kann | können | könnte | gibt | gibts | hat | haben | darf | soll | muss | wird | wie viel | wieviel | wie viele | habt ihr | haben sie | bekomme | darf ich | lohnt
@request: kann ich haben | können sie | könnten sie | könntest du | kannst du | würden sie | gibt es | gibts | habt ihr | haben sie | hast du | was gibt es | welche flüge gibt es | welche flüge | was kostet | was kosten | wie viel kostet | wieviel kostet | wie wäre es mit | wie wärs mit | wie wäre | kann ich fliegen | kann man
@art: ein | eine | einen | einem | einer
@the: der | die | das | den | dem | des
@ref-the: der | die | das | den | dem | des
@this: diese | diesen | dieser | dieses | diesem
@onlyword: nur | bloß
@dropped: bitte | mehr | dann
@number: ein=n:1,isArticle:true | eine=n:1,isArticle:true | einen=n:1,isArticle:true | einem=n:1,isArticle:true | einer=n:1,isArticle:true
@det: der | die | das | den | dem | ein | eine | einen | mein | meine | meinen | unser | unsere | dich | mich | uns | mir
@wantto: möchte | will | würde | soll
@linkword: ist | sind | wäre | wird | soll sein | muss sein
@is-are: ist | sind | wäre | wird | soll sein | muss sein
@travellerword: ich | mich | wir | bei mir
@mostof: die meisten von uns | die meisten | der rest | die anderen | alle anderen
@peopleword: von uns | leute | personen | freunde | erwachsene | kollegen
@someone: jemand | ein freund | eine freundin | einer | eine | noch einer
@alongside: + | plus | während
@who-start: starten in | startet in | starten ab | startet ab | fliegen ab | fliegt ab | kommen aus | kommt aus | wohnen in | wohnt in | sind aus | ist aus
@shownflight: der | die | das | dieser | diese | dieses | der flug | dieser flug | mein flug | der erste | der zweite
@a: ein | eine | einen | einem
@ref-a: ein | eine | einen | einem
@an-article: ein | eine | einen | einem
@an: ein=n:1,art:a | eine=n:1,art:a | einen=n:1,art:a | einem=n:1,art:a | einer=n:1,art:a
@the-those: der=art:the | die=art:the | das=art:the | den=art:the | beide=art:the
@whose: mein=art:whose | mein+=art:whose | unser=art:whose,we:true | unser+=art:whose,we:true | unsre=art:whose,we:true | sein=art:whose | sein+=art:whose | ihre=art:whose | ihren=art:whose
@speaker: ich=k:speaker | mich=k:speaker | mir=k:speaker
@who-that: die | der | welche
@needs-has: braucht | brauchen | hat | haben | möchte
@weare: wir sind | sind wir | wir wären | es sind | wir reisen | wir fliegen | das sind | bei uns sind | wir werden
@wego: zu fliegen | insgesamt | zusammen
@withbag: mit | brauche | brauchen | nehme | nehmen | inklusive | inkl | möchte | habe | haben | will | plus
@allof: jeder von uns | wir alle | jeder
@weselves: wir sind | sind wir | wir wären | wir reisen | wir fliegen | wir werden
@us-all: uns
@isok: ist ok | ist okay | sind ok | sind okay | ist in ordnung | sind in ordnung | in ordnung | ok | okay | geht auch | gehen auch | wäre ok | wäre okay | ist kein problem | sind kein problem | kein problem | geht | ginge auch | passt auch | ist auch ok | macht nichts
@aspossible: wie möglich
@pay-take: zahlen | ausgeben | kosten | dauern | sein | haben | kostet | dauert | warten | mehr zahlen
@any-flight: alles | flüge | flug | verbindungen | verbindung | reise | tickets | preis
@head: einen | einer | eins | variante | option
@take: nehme | nehmen | nimm | nehm | will | möchte | haben | hätte | buche | buchen | brauche
@show-list: zeig | zeige | zeigen sie | zeig mir | zeige mir | gib mir | sehen | was ist mit | wie wäre
@show-all: zeig | zeige | zeigen sie | zeig mir | zeige mir | gib mir | sehen | was ist mit | wie wäre
@suits: ok | okay | gut | ist gut | ist ok | wäre gut | bitte
@link: um | am | in | mit | von | der | die | das | den | dem | für | ist | sind | hat | nur
@it: der | die | das | es | den flug | dieser flug | der flug | diesen flug | diesen | dieser
@way-noun: rückflug=side:1 | hinflug=side:0
@this-one: dieser flug | diesen flug | diesen | dieser | den da | der da | genau den | genau der | den hier | der hier
@politely: bitte | dann | dann bitte
@them: die | die beiden | die zwei | die drei | beide | diese beiden | alle drei
@is-there: gibt es | gibts | habt ihr | hast du | haben sie | irgendwas | etwas
@very: etwas | ein bisschen | bisschen | viel | noch | sehr | zu
@fare-it: den | das | der | diesen | gleichen | denselben
@yes: ok | okay | mach das | machen wir | gerne
@thanks: danke | danke dir | danke schön | danke ihnen
@hello: hallo | hi | hey

[role]
@from: von | ab | aus | von aus | abflug | abflug ab | abflug von | abflug in | abflughafen | start in | starte in | starten in | starten von | starten ab | los in | fliege ab | fliege von | fliegen von | fliegen ab | abfliegen von | abfliegen in | vom
@to: nach | richtung | in richtung | in die | in den | ins | bis nach | zu | auf die | auf | an die | zum | ankunft in | ziel
@via: über | über die | über den | über das | durch die | via | mit zwischenstopp in | mit zwischenstop in | mit umstieg in | mit stopp in | umsteigen in | umstieg in | zwischenstopp in | zwischenlandung in | mit zwischenlandung in | mit umsteigen in | stopp in | mit stop in | durch
@back: zurück | retour | heim | nach hause | rückflug | rückreise | der rückflug | den rückflug | zurückfliegen | zurück fliegen | zurückkommen | heimflug | wieder zurück | zurückgehen | heimreise | rückkehr | geht es zurück | gehts zurück | wieder heim | zurückreisen | rückkunft | retourflug
@out: flögen | fliegen würden | hin | hinflug | der hinflug | den hinflug | abflug | abreise | hinreise | los | losfliegen | fliegen | fliege | fliegt | reisen | reise | abfliegen | starten | starte | losgehen | geht es los | gehts los | hinfliegen | abreisen | start | hinwärts
@in: in | im | bei | nahe | in der nähe von | nähe
@on: am | an | mit | auf
@for: für | zum | zur | fürs
@by: von | mit
@with: mit | inkl | inklusive | samt | plus | sowie
@and: und | sowie | u | & | und dann
@or: oder | bzw | entweder
@dash: bis | bis zum | bis zu | bis einschließlich | bis zur | bis zum
@of: von | im | vom
@not: nicht | kein | kein+ | keinerlei | nie | niemals | nichts | ohne | weder | bloß nicht | auf keinen fall | bloß kein | bloß keine | nicht mehr | will nicht | möchte nicht | lieber nicht | außer | vermeide | vermeiden | auf keinen fall mit | nicht mit | alles außer | bloß keinen | möchte keinen | möchte keine | will keinen | will keine | ungern | auf gar keinen fall | auf gar keinen fall mit | auf keinsten fall | wirklich nicht | wirklich kein+ | echt nicht | gar nicht | gar kein+ | bloß nicht mit | nur ja nicht
@least: mindestens | wenigstens | min | mehr als | minimum | nicht unter | oder mehr | nicht weniger als | und mehr | über | länger als | zumindest
@most: höchstens | maximal | max | bis zu | nicht mehr als | unter | weniger als | maximum | nicht über | allerhöchstens | kürzer als | oder weniger | nicht länger als | nicht teurer als | billiger als | günstiger als | bis maximal | bis höchstens | maximal bis zu | keinesfalls mehr als
@about: etwa | circa | ca | ca . | ungefähr | rund | so um | gegen | um die | zirka | so um die | grob | schätzungsweise
@before: vor | bis | spätestens | spätestens um | bis spätestens | nicht später als | früher als | bis um
@after: nach | ab | frühestens | nicht vor | erst ab | erst nach | später als | nicht früher als | frühestens um | frühestens ab | seit
@between: zwischen | von
@hedge: wir bevorzugen | ich bevorzuge | am liebsten | bevorzugt | möglichst | wenn möglich | falls möglich | nach möglichkeit | wenn es geht | wenns geht | idealerweise | vorzugsweise | wäre schön | wäre gut | wäre toll | wäre super | bevorzuge | bevorzugen | im idealfall | eher | lieber | wäre mir lieber | wenn es möglich ist | sofern möglich | falls es geht
@corr: nein | ach nein | nein doch | quatsch | moment | sorry | entschuldigung | ich meine | ich meinte | besser | doch lieber | nein warte | warte | korrektur | ach | vielmehr | tut mir leid | eigentlich | verzeihung | nein moment | oder doch | ach was | falsch | stopp nein | doch | besser gesagt | nee | nein besser | ups | halt nein
@otherwise: sonst | ansonsten | andernfalls | wenn nicht dann
@but: aber | sondern | jedoch | allerdings
@because: weil | denn weil | da ich | da wir
@own: mein flug | unser flug | meinen flug | meine tickets | unsere tickets | meine buchung | unsere buchung | mein koffer | meinen koffer | meine reservierung | die airline | mein gepäck
@happened: stunden verspätung | stunde verspätung | zu spät | storniert | annulliert | verspätet | verloren | gestrichen | verpasst | gestohlen | beschädigt | abgesagt | verspätung | ausgefallen | verschoben worden
@as-family: als familie | mit familie | mit der familie
@kin: tochter | sohn | frau | mann | mutter | vater | mama | papa | schwester | bruder | tante | onkel | oma | opa | cousin | cousine | nichte | neffe | partner | partnerin | verlobte | verlobter | eltern | großeltern | familie | verwandte | verwandten | schwiegereltern | schwiegermutter | schwiegervater | enkel | enkelin | chef | chefin
@friend: freund | freunde | freunden | freundin | freundinnen | kollege | kollegen | kollegin | bekannte | bekannten
@flights: flug | flüge | flügen | fliegen | fliege | flieger | ticket | tickets | flugticket | flugtickets | verbindung | verbindungen | reise | maschine | flugverbindung | flugverbindungen | flugreise
@least: nicht unter
@not: nichts | keine flüge | lieber nicht | ungern | kein flug

[lead]
@said-so: ich sagte | ich sagte doch | ich hatte gesagt | ich wollte | ich wollte doch | wir wollten | ich meinte | ich meinte doch | gemeint war | ich habe gesagt
@said-behind: gesagt | hatte ich gesagt | habe ich gesagt | gemeint | habe ich gemeint | wollte ich
@comes-in: kommt | kommen | ist | landet
@comes-in-end: an | da | dort
@refuse-behind: geht nicht | passt nicht | ist nichts | gefällt mir nicht | taugt nichts | kommt nicht in frage
@put-right: ändere das | ändern sie das | bitte ändern | bitte ändere das | korrigiere das | bitte korrigieren | mach das richtig
@with-speaker: uns | mir | mich | mit mir | mit uns
@travelled: flog | flogen | geflogen | gereist | gefahren | reiste | war in | waren in | warst in | bin gewesen | besucht | war schon | waren schon | zurückgeflogen
@arranged: gebucht | hat gebucht | genommen | nahm | nahmen | buchte | gekauft | bezahlt | hat bezahlt
@others-travel: fliegt | fliegen | nimmt | nehmen | reist | reisen | landet | landen | kommt an | kommen an | kommt zurück | ist auf | fährt | fahren | sitzt in
@lately: letztes jahr | letzten sommer | letzten winter | letztes mal | vor einem jahr | vor zwei jahren | vor jahren | vor einigen jahren | gestern | damals | neulich | früher mal | im letzten jahr | letzten monat | letztes ostern
@it-was: es war | das war | es ging | der flug war | der flug ging | es ist | es geht
@was: war | hatte | hatten | hat empfohlen | schlug vor | hat vorgeschlagen | empfahl | vorgeschlagen | empfohlen
@wishing: möchte | möchten | möcht | will | wollen | würde | würden | brauche | brauchen | bitte | suche | suchen | such | zeig | zeige | zeigen | finde | finden | hätte gern | hätten gern | buche | soll | sollen | muss | müssen
@sends-people: schicke | schickt | schick
@partverb: fliege | fliegen | fliegt | komme | kommen | reise | reisen | kehre | kehren | will | wollen | möchte | möchten | muss | müssen | geht | gehts | soll | können | kann
@partback: zurückzufliegen | zurückzukommen | heimzufliegen | zurück | heim | retour | wieder zurück | zurückfliegen | zurückkommen | nach hause | zurückreisen | heimfliegen | zurücksein
@betweenword: zwischen | von
@hedged: wir bevorzugen | ich bevorzuge | am liebsten | bevorzugt | möglichst | wenn möglich | falls möglich | nach möglichkeit | wenn es geht | wenns geht | idealerweise | vorzugsweise | wäre schön | wäre gut | wäre toll | wäre super | bevorzuge | bevorzugen | im idealfall | eher | lieber | wäre mir lieber | wenn es möglich ist | sofern möglich | falls es geht
@th: .
@month: sept=m:9
@weekday: mo=wd:1;-0.2 | di=wd:2;-0.2 | mi=wd:3;-0.2 | do=wd:4;-0.2 | fr=wd:5;-0.2 | sa=wd:6;-0.2
@beginning: ab | beginnend
@during: während | über | in | im | für | in den | in der
@ontheday: am | vom | zum | erst am | schon am | bereits am | erst
@withage: mit
@any: irgendein+ | beliebig+ | jed+ | egal welch+
@everyof: jed+
@fly: flögen | fliegen würden | fliegen | fliege | fliegt | abflug | abfliegen | losfliegen | starten | los | geht | gehen | flug | flüge | abreisen | reisen | starte | losgehen
@leavebe: lass | lasse | lassen sie | lassen wir | lassen | behalte | behalten | behalten wir | bleib bei | bleiben wir bei | wir bleiben bei
@keepday: bleib bei | bleib beim | bleiben wir bei | bleiben wir beim | wir bleiben bei | wir bleiben beim | es bleibt bei | es bleibt beim | behalte | behalten wir
@altering: ändere | ändern sie | ändern | verschiebe | verschieben sie | verschieben | anfassen
@remain: bleiben | bleibt
@asis: so | wie sie sind | so wie sie sind | wie es ist | so wie es ist | wie er ist | so wie er ist | gleich | dieselben | unverändert | wie geplant | stehen
@samedays: gleiche tage | dieselben tage | selben tage | gleichen tage | gleiche daten | dieselben daten | gleichen daten | selben daten
@tripdays: daten | tage | termine | reisedaten | reisetage | reisezeit | datum
@arrives: ankommen | ankomme | ankunft | landen | lande | landung | da sein | dort sein | ankommt | landet | ankommen soll | dort ankommen | da bin | da sind | da sein | dort bin | dort sind | vor ort bin | vor ort sind
@arrivesat: ankunft in | ankommen in | landen in | ankomme in | lande in | muss in=isAt:true | sein in=isAt:true | spätestens in
@therebehind: sein | da sein | dort sein | dort ankommen | ankommen | landen | vor ort sein | da sein muss | dort sein muss | ankommen muss | da sein will | da sein soll | eintreffen | angekommen sein | gelandet sein
@bebehind: sein=isAt:true | da sein=isAt:true | sein muss=isAt:true | sein will=isAt:true | ankommen | landen | angekommen sein=isAt:true | eintreffen
@homeby: zu hause | zuhause | daheim | wieder da | wieder zu hause | wieder zuhause | wieder daheim | zurück sein
@time: zeit
@beforeday: vor | vor dem | früher als
@afterday: nach | nach dem | später als
@notbefore: nicht vor | frühestens | frühestens am | nicht vor dem | erst ab
@notafter: bis spätestens | spätestens | spätestens am | nicht nach | bis spätestens am | nicht nach dem
@orlater: oder später | frühestens | oder danach | aufwärts | und später
@orearlier: oder früher | spätestens | oder davor
@dayby: bis
@at: um | so um | gegen
@around: um | rund um | um den | gegen | ungefähr | etwa | so um | circa | ca
@inbetween: zwischen | irgendwann zwischen | irgendwo zwischen
@over: über | über die | während | an | zu
@oclock: uhr | h
@halfpast: halb=add:-30 | viertel nach=add:15 | viertel vor=add:-15 | dreiviertel=add:-15 | zehn nach=add:10 | zehn vor=add:-10 | zwanzig nach=add:20 | zwanzig vor=add:-20 | fünf nach=add:5 | fünf vor=add:-5 | fünf vor halb=add:-35 | fünf nach halb=add:-25
@stay: dort | da | für etwa
@tripword: reise | urlaub | aufenthalt | trip | ferien | kurztrip | städtereise | städtetrip | lang | kurzurlaub | lange
@staymore: mehr=sign:1 | länger=sign:1 | zusätzlich=sign:1 | weniger=sign:-1 | kürzer=sign:-1
@shiftlater: später=sign:1 | danach=sign:1 | nach hinten=sign:1 | früher=sign:-1 | eher=sign:-1 | vorher=sign:-1 | davor=sign:-1 | nach vorne=sign:-1
@push: verschieb=sign:1 | verschiebe=sign:1 | verschieben=sign:1 | vorverlegen=sign:-1 | vorziehen=sign:-1 | verlege=sign:1
@moveverb: verschieb | verschiebe | verschieben | ändere | ändern | änder | verlege | verlegen | umbuchen | leg | lege
@movedto: auf | auf den | auf die
@extend: verlängern | verlängere | verlänger
@shorten: verkürzen | verkürze | kürzen | kürze
@pronoun: es | das | die reise | den urlaub | alles | das ganze | den flug | die flüge | hinflug
@alltrip: beides | alles | beide | beide flüge
@drop: streich | streiche | streichen | vergiss | lass | ohne | kein | kein+ | nicht | storniere | lösche | entferne | weglassen | brauche kein+ | brauchen kein+ | will kein+ | möchte kein+ | möchten kein+ | wollen kein+ | doch kein+ | kein+ mehr
@dropped: nötig | nicht | weg | weglassen | nicht mehr | brauche ich nicht | brauchen wir nicht | kannst du weglassen | doch nicht
@taking: nehme | nehmen | fahre | fahren
@byway: mit | per | mit dem | mit der
@tohome: heim | nach hause | zurück | retour
@eventverb: ist | sind | beginnt | startet | findet | endet | statt | wird
@todayis: heute ist
@within: plus minus | plus / minus | innerhalb von | flexibel um
@eitherside: flexibel | flexibilität | früher oder später | spielraum | hin oder her | puffer
@orso: oder so | oder zwei
@takenback: nicht | statt | anstatt | anstelle von | und nicht
@instead: stattdessen | lieber | doch lieber | besser
@ratherthis: stattdessen | lieber | doch lieber | besser
@cantdo: geht nicht am | geht nicht | klappt nicht am | kann nicht am | passt nicht am | kann nicht am | kann ich nicht
@proposal: versuch | versuch mal | versuche | versuchs mal mit | versuchen wir | probier | probier mal | probieren wir | schau mal | schau mal am | wie wäre es am | wie wärs am | wie sieht es aus am | wie siehts aus am | was ist mit
@makeit: lieber | doch lieber | nein | besser | doch | ich meinte | ich meine | wie wäre es mit | wie wärs mit | sagen wir | mach | entschuldigung | sorry | nein lieber | ach nein | moment
@daychange: von
@livehere: wohne | ich wohne | wir wohnen | lebe | ich lebe | wir leben | ich komme aus | wir kommen aus | komme aus
@lived: gewohnt | war schon | war | waren | gelebt | aufgewachsen | geboren | gearbeitet | studiert | lebt | wohnt | kommt aus | vermisse
@visiting: besuche | besuchen | besuch | erkunden | urlaub | flitterwochen | städtetrip | treffen | ferien | geschäftsreise | verbringen
@leaveout: lass | lasst | streich | streiche | lass weg | lasse weg
@leftout: weglassen | auslassen | streichen
@legword: weg | aus | teil
@atstart: zuerst | als erstes
@startwith: zuerst | zuerst nach | erst | als erstes
@addstop: häng | füge | hänge
@atend: am ende | hinten dran | am schluss
@nextstop: dann | danach | anschließend | weiter | weiter nach | und dann | von dort | dann weiter | schließlich | zuletzt
@originword: startort | abflugort | startflughafen | abflughafen | heimatflughafen | start
@destinationword: ziel | zielort | reiseziel | zielflughafen | ankunftsort | wunschziel
@inplace: in | nach | bei | aus | von
@vehicle: kreuzfahrt | schiff | fähre | zug
@sails: startet | legt ab | fährt ab | beginnt | startet in | beginnt in
@docks: endet | endet in | legt an
@insteadof: statt | anstatt | anstelle von | statt nach | anstelle
@replaceword: ändere | tausche | wechsle | ersetze | ändern
@forword: für | mit | gegen | durch
@nearest: nächstgelegen+ | nächst+
@spotword: flughafen | flughäfen | stadt | gegend
@anyof: jed+ | alle
@home: zuhause | zu hause
@yonder: dort | da
@whatif: wie wäre es mit | wie wärs mit | was ist mit | und wenn wir nach | lieber | doch lieber | mach | ändere auf | ich meinte | nein lieber | doch eher
@outgoing: auf dem hinweg | beim hinflug | hinflug | der hinflug | hin | auf dem hinflug | für den hinflug
@homebound: auf dem rückweg | beim rückflug | rückflug | der rückflug | zurück | auf dem rückflug | für den rückflug
@allright: ok | okay | auch | gut | in ordnung | geht auch | passt | kein problem
@avoid: vermeide | vermeiden | meiden | umgehen | nicht über | nicht über die | nicht durch die | bloß nicht über
@solely: nur | ausschließlich | bloß | lediglich
@only-so: nur | ausschließlich | bloß | lediglich
@takeback: vergiss | vergessen sie | vergiss das mit | vergessen sie das mit | lass das mit
@removal: entferne | entfernen sie | lösche | löschen sie | streiche | streichen sie | nimm | nehmen sie | weg mit | raus mit
@removalbehind: raus | weg | heraus
@isout: nicht | kommt nicht in frage | geht nicht | fällt weg | kommt nicht infrage | lieber nicht | bitte nicht | auf keinen fall
@ground: wie komme ich | wie kommen wir | wie kommt man | mit dem zug | mit dem bus | mit dem auto | mit der bahn | zug von | zug nach | bus nach | wie weit ist | fahrt nach
@dayrel: heute noch=plus:0 | noch heute=plus:0
@idiom: kein problem | keine ahnung | keine sorge | keine eile | weiß nicht | ich weiß nicht | warum nicht | macht nichts | noch nicht | noch nie | nicht sicher | nicht so wichtig | nicht schlecht | nicht weit | nicht nur | wenn nicht | oder nicht | spielt keine rolle | nichts dagegen | habe nichts dagegen | vergiss nicht | nicht wahr
@topic: wie lange=what:duration | um wie viel uhr=what:times | wann=what:times
@lessthan: weniger als | unter
@exactly: genau | exakt
@exactly-so: genau | exakt
@mindnot: habe nichts gegen | hab nichts gegen | nichts gegen | kein problem mit | stört mich nicht | einverstanden mit | auch mit | gerne auch mit | bereit zu | darf auch | darf gerne | kann auch
@howmany: wie viele | wieviele
@perbag: pro koffer | je koffer | pro gepäckstück | jeder koffer | ein koffer
@removed-it: weg damit | raus damit | nimm ihn raus | nehmen sie ihn raus | nimm das raus | entferne ihn | entfernen sie ihn
@onefilter: filter | den filter | diesen filter | der filter
@need-be: soll | sollte | sollen | sollten | muss | müssen | unbedingt | zwingend
@wholeflight: ganzer flug | ganze flug | ganzen flug | gesamte flug | gesamten flug | ganze reise | flugzeit | flugdauer | gesamtdauer
@neednot: muss nicht | nicht nur | nicht bloß | muss kein | muss kein+ | müssen nicht | brauche nicht | brauche kein+ | brauchen kein+ | nicht unbedingt | nicht zwingend | muss auch nicht | muss es nicht
@matternot: egal | ist egal | ist mir egal | ist uns egal | sind egal | sind mir egal | spielt keine rolle | spielen keine rolle | nicht wichtig | ist nicht wichtig | unwichtig | ist unwichtig | nicht nötig | ist nicht nötig | muss nicht sein | muss nicht | müssen nicht sein | wurscht | ist zweitrangig | macht nichts | nicht so wichtig | ist kein muss | stört nicht | stört mich nicht | stören nicht
@lift: vergiss | lass | entferne | streiche | lösche | egal welch+ | ohne | kein+ | aufheben | egal wie viel | setz zurück
@limitword: grenze | limit | filter | den filter | obergrenze | beschränkung | beschränkungen | vorgabe
@eachway: pro strecke | pro richtung | je strecke | je richtung | pro flug | einfach
@wholetrip: hin und zurück | insgesamt hin und zurück | für hin und rückflug | für die ganze reise
@throughout: durchgehend | die ganze zeit | für alles
@toomuch: zu | allzu | so | besonders | sehr
@haveonly: ich habe | wir haben | hab nur | habe nur | ich habe nur | kann ausgeben | können ausgeben | will ausgeben | haben nur | darf kosten | zahle
@makethat: sagen wir | erhöhe auf | doch | lieber
@waiting: warten | wartezeit | wartezeiten
@cannot: will nicht | möchte nicht | möchten nicht | wollen nicht | kann nicht | können nicht | nicht | nie | niemals | darf nicht | soll nicht | nicht zu | sollte nicht
@craftword: flugzeug | maschine | flieger | flugzeugtyp
@list-again: wieder | nochmal | noch einmal
@all-again: wieder | nochmal | noch einmal
@minus: minus | ohne
@notbut: sondern | aber
@sorry: sorry | nein | entschuldigung | ups | moment | doch
@another: eine dritte=n:1 | einen dritten=n:1 | eine vierte=n:1 | einen vierten=n:1 | noch=n:1 | noch ein=n:1 | noch eine=n:1 | noch einen=n:1 | ein weiteres=n:1 | eine weitere=n:1 | einen weiteren=n:1 | ein zusätzliches=n:1 | einen zusätzlichen=n:1
@more-people: mehr | zusätzlich+ | weiter+ | extra | noch
@fewer: weniger
@pplmod: klein+ | jung+ | älter+ | alt+ | groß+ | lieb+ | best+ | erwachsen+ | jüngst+ | gut+ | kleinkind
@add-also: füge | hinzu | noch | plus | auch | dazu | außerdem | zusätzlich | nimm
@including: davon | darunter | inklusive | einschließlich | inkl
@joinwith: mit | zusammen mit | samt | gemeinsam mit
@visitbehind: besuchen | treffen | wiedersehen
@visits: besuche | besuchen | treffe | treffen | bei | zu | von | sehen
@thatmakes: macht | das macht | also | das sind | insgesamt | zusammen | jetzt sind wir | wir sind jetzt | sind wir jetzt | doch nur | ändere auf
@solely: nur | bloß | nur für
@only-so: nur | bloß | nur für
@countin: zähle | zähl | rechne
@still-as: noch | als | noch ein | gilt als | zählt als | doch noch | zählt noch als
@linkword: ist | sind | wird | wäre | bin | sein | wird sein | werden
@is-are: ist | sind | wird | wäre | bin | sein | wird sein | werden
@ticket: ticket=one:true | tickets | platz=one:true;-0.5 | plätze;-0.5 | sitzplatz=one:true;-0.3 | sitzplätze;-0.3
@row: reihe | sitzreihe | gate | terminal | zimmer
@under-age: unter | jünger als
@times: x | mal
@plusword: plus
@stays: bleibt zu hause | bleibt daheim | bleibt hier | bleiben zu hause | kommt nicht mit | kommen nicht mit | fliegt nicht mit | fliegen nicht mit | kommt doch nicht | kommt doch nicht mit | ist nicht dabei | sind nicht dabei | nicht dabei | kann nicht | kann nicht mit | fällt aus | hat abgesagt | bleibt | kommt nicht | kommt nun doch nicht mit | kann doch nicht mit | kann doch nicht mitkommen | kann nicht mitkommen | springt ab | sind nicht mit dabei
@me-too: ich auch | und ich auch | ich komme auch mit | und mich
@joins: mitkommt | mitkäme | mitkommen würde | mitkommen | mitfliegt | mitfliegen würde | dabei wäre | kommt mit | kommt doch mit | kommt doch auch mit | kommt doch noch mit | kommen doch auch mit | kommt noch mit | will auch mit | möchte auch mit | kommen mit | kommt auch mit | kommen auch mit | kommt auch | kommen auch | fliegt mit | fliegen mit | fliegt auch mit | ist dabei | sind dabei | ist auch dabei | sind auch dabei | kommt noch dazu | dabei | dazu | kommt dazu
@travels: fliegen | fliegt | fliege | reisen | reist | wollen fliegen | wollen nach | möchten fliegen | wollen | möchten | möchte | will
@purpose: geschäftsreise | geschäftlich | dienstreise | dienstlich | beruflich | auf geschäftsreise
@classdown: statt | anstatt | und nicht
@checked: aufgegeben+ | groß+ | schwer+ | eingecheckt+ | aufzugebend+
@dropword: streiche | streich | entferne | ohne | lösche | brauche kein+ | vergiss | doch kein+
@ofthem: von uns | davon | von ihnen
@fare-with: mit | inklusive | inkl | samt | mit dem | mit einem | wo ein | wo der | bei dem ein | bei dem der
@fare-noun: tarif | preis | ticket
@fares-noun: tarife | preise | tarifen
@flight: flug | flüge | flieger | maschine | abflug | verbindung
@outbound: hinflug | hin | hinflüge | hinweg | hinreise | für den hinflug | beim hinflug | auf dem hinweg
@inbound: rückflug | zurück | rückflüge | rückweg | rückreise | für den rückflug | beim rückflug | auf dem rückweg | heimflug | retour
@both-ways: zusammen | beide | beides | hin und zurück | beide flüge | beide richtungen | für beide | beide strecken | in beide richtungen | alles zusammen | insgesamt
@leave: fliegt ab | abflug | startet | fliegt los | geht | losfliegt | abfliegt | starten | fliegt
@arrive: zu hause=side:1 | wieder zu hause=side:1 | daheim=side:1 | wieder daheim=side:1 | lande | komme ich an | kommen wir an | ankommt | kommt an | ankunft | landet | landen | ankommen | an
@whatime: um wie viel uhr | wann | wann genau | wie spät
@applies: gilt | gelten | gültig
@weighs: wiegt | wiegen | schwer | gewicht | kilo | kilos | kg
@kg: kg | kgs | kilo | kilos
@between-flights: zeit zum umsteigen | zeit beim umsteigen | zeit beim umstieg | hat man da zeit | hat man zeit | habe ich da zeit | hab ich da zeit | haben wir da zeit | muss man warten | muss man da warten | muss ich da warten | müssen wir da warten | wartet man | zwischen den flügen | wartezeit
@howlong: wie lange | wie viele stunden | wie lang
@howmuch: was macht das | was macht es | was macht das alles | wie viel macht das | wieviel macht das | wie viel | wieviel | was kostet | was kosten | wie teuer | preis von | wie hoch ist der preis | wie viele
@which: welche | welcher | welches | welchen | was ist der | was für | was für ein | was für eine
@why: warum | wieso | weshalb
@last-of: letzt+
@lastof: letzt+
@each-of-us: pro person | jeder | je person | jede person | pro kopf | jeder von uns
@back-to: zurück zu | zurück zum

@toofar: ist zu weit | zu weit | ist zu weit weg | zu weit weg | ist mir zu weit | ist uns zu weit
@notbehind: brauch ich nicht | brauchen wir nicht | brauch ma nicht | nicht nötig | nicht | keinen | keins | keine | brauche ich nicht | brauchen wir nicht | weglassen | geht nicht | geht gar nicht | kommt nicht infrage
@takebehind: nehmen | buchen | wählen | reservieren | hätte ich gern | will ich | nehme ich | nehmen wir | buche ich | bitte | speichern | behalten | merken | nehm | nehm ich | buchen wir | hätten wir gern | hätt ich gern

[solid]
@currency: euro=currency:EUR,sign:euro | euros=currency:EUR,sign:euros | dollar=currency:USD,sign:dollar | pfund=currency:GBP,sign:pfund | franken=currency:CHF,sign:franken
@nextof: nächst+ | kommend+
@airline: fluggesellschaft | airline | fluglinie | airlines | fluggesellschaften | fluglinien
@few: ein paar=n:3 | paar=n:3 | einige=n:3 | einigen=n:3 | mehrere=n:4 | mehreren=n:4 | wenigen=n:3
@minutes: minuten | minute
@hours: stunden | stunde | std | stündig | stündig+
@halfhour: halbe stunde=minutes:30 | eine halbe stunde=minutes:30 | halben stunde=minutes:30 | viertelstunde=minutes:15 | dreiviertelstunde=minutes:45
@dayunit: tag=unit:day | tage=unit:day | tagen=unit:day | tägig+=unit:day | nacht=unit:night | nächte=unit:night | nächten=unit:night | übernachtung=unit:night | übernachtungen=unit:night | woche=unit:week | wochen=unit:week | wöchig+=unit:week | monat=unit:month | monate=unit:month | monaten=unit:month | jahr=unit:year | jahre=unit:year | jahren=unit:year
@month: januar=m:1 | jänner=m:1 | februar=m:2 | feber=m:2 | märz=m:3 | mrz=m:3 | april=m:4 | mai=m:5 | juni=m:6 | juli=m:7 | august=m:8 | september=m:9 | oktober=m:10 | okt=m:10 | november=m:11 | dezember=m:12 | dez=m:12 | jan=m:1 | feb=m:2 | apr=m:4 | jun=m:6 | jul=m:7 | aug=m:8 | nov=m:11 | sep=m:9
@weekday: sonntag=wd:0 | montag=wd:1 | dienstag=wd:2 | mittwoch=wd:3 | donnerstag=wd:4 | freitag=wd:5 | samstag=wd:6 | sonnabend=wd:6
@weekdays: sonntags=wd:0 | montags=wd:1 | dienstags=wd:2 | mittwochs=wd:3 | donnerstags=wd:4 | freitags=wd:5 | samstags=wd:6 | unter der woche=wds:work | wochentags=wds:work | werktags=wds:work | werktag=wds:work | an wochenenden=wds:weekend | am wochenende=wds:weekend
@dayrel: heute=plus:0 | morgen=plus:1 | übermorgen=plus:2 | gestern=plus:-1
@tonight: heute abend | heute nacht
@following: folgend+ | darauffolgend+
@lastof: letzt+ | vergangen+
@final: letzt+=d:-1
@weekword: woche
@weekend: wochenende | wochenendes
@longof: lang+ | verlängert+
@monthword: monat | monats
@yearword: jahr | jahres
@overnext: übernächst+
@daynoun: tag | nacht | abend
@anyday: irgendwann | jederzeit | egal wann | an irgendeinem tag | beliebig
@partof: anfang=part:early | mitte=part:mid | ende=part:late | erste hälfte=part:half1 | zweite hälfte=part:half2 | gegen ende=part:late | anfangs=part:early
@season: frühling=season:3 | frühjahr=season:3 | sommer=season:6 | herbst=season:9 | winter=season:12
@localholiday: schulferien=name:school-holidays | ferien=name:school-holidays;-0.4 | herbstferien=name:autumn-break | osterferien=name:easter-holidays | weihnachtsferien=name:christmas-holidays | sommerferien=name:summer-holidays | winterferien=name:winter-break | pfingstferien=name:school-holidays | karneval=name:carnival | fasching=name:carnival
@holiday: weihnachten=hol:christmas | heiligabend=hol:christmas-eve | heilig abend=hol:christmas-eve | silvester=hol:new-years-eve | neujahr=hol:new-years-day | ostern=hol:easter | karfreitag=hol:good-friday | ostersonntag=hol:easter-sunday | ostermontag=hol:easter-monday | pfingsten=hol:whitsun | pfingstmontag=hol:whit-monday | valentinstag=hol:valentines | halloween=hol:halloween | tag der arbeit=hol:labour-day | erster weihnachtstag=hol:christmas-day | ersten weihnachtstag=hol:christmas-day | zweiter weihnachtstag=hol:boxing-day | zweiten weihnachtstag=hol:boxing-day | jahreswechsel=hol:new-year
@samedayreturn: am selben tag zurück | am gleichen tag zurück | hin und zurück am selben tag | tagesausflug | hin und zurück an einem tag
@nextday: am nächsten tag | am folgetag | am tag darauf | tags darauf | am nächsten morgen | am nächsten abend
@sameday: am selben tag | am gleichen tag | selben tag | gleichen tag
@dayhalf: morgens=half:am | in der früh=half:am | vormittags=half:am | nachmittags=half:pm | abends=half:pm | nachts=half:night | mittags=half:pm | am morgen=half:am | am vormittag=half:am | am nachmittag=half:pm | am abend=half:pm | in der nacht=half:night | früh=half:am
@half-day: morgens=half:am | in der früh=half:am | vormittags=half:am | nachmittags=half:pm | abends=half:pm | nachts=half:night | mittags=half:pm | am morgen=half:am | am vormittag=half:am | am nachmittag=half:pm | am abend=half:pm | in der nacht=half:night | früh=half:am
@momentnoon: mittag=h:12,min:0 | zwölf uhr mittags=h:12,min:0
@midnight: mitternacht
@momentspan: frühstück=from:480,to:540 | mittagessen=from:720,to:780 | feierabend=from:960,to:1080 | der arbeit=from:540,to:1020 | arbeit=from:540,to:1020 | sonnenuntergang=from:1080,to:1200 | sonnenaufgang=from:360,to:420 | abendessen=from:1140,to:1200
@daypart: am frühen morgen=from:300,to:540,name:morning | früh am morgen=from:300,to:540,name:morning | frühmorgens=from:300,to:540,name:morning | am morgen=from:300,to:720,name:morning | morgens=from:300,to:720,name:morning | morgen=from:300,to:720,name:morning;-0.25 | am vormittag=from:300,to:720,name:morning | vormittag=from:300,to:720,name:morning | vormittags=from:300,to:720,name:morning | mittags=from:690,to:840 | am mittag=from:690,to:840 | mittag=from:690,to:840;-0.2 | am nachmittag=from:720,to:1080,name:afternoon | nachmittag=from:720,to:1080,name:afternoon | nachmittags=from:720,to:1080,name:afternoon | am abend=from:1020,to:1440,name:evening | abend=from:1020,to:1440,name:evening | abends=from:1020,to:1440,name:evening | tagsüber=from:480,to:1200 | frühmorgens=from:300,to:540 | in der früh=from:300,to:540 | in aller frühe=from:300,to:540
@nightpart: nacht=from:1260,to:1440,name:night | nachts=from:1260,to:1440,name:night | in der nacht=from:1260,to:1440,name:night
@redeye: nachtflug | nachtflüge | über nacht fliegen
@early: früh | früher+ | zeitig | frühe | frühen
@late: spät | späte | späten | später abend
@risetime: aufstehen | aufzustehen | raus
@tooearly: zu früh | so früh | allzu früh | in aller herrgottsfrühe | zu früher stunde | das ist früh | das ist sehr früh | sehr früh
@toolate: zu spät | so spät | allzu spät | ganz so spät | sehr spät | das ist spät | das ist sehr spät
@stay: bleiben | bleibe | bleibt | aufenthalt | verbringen | wir bleiben
@maketrip: mach es | machen wir es | mach das | machen sie es | mach die reise
@movedtrip: es | das | die reise | alles | beide | die daten
@backway: rückflug | rückreise | rückweg | retourflug | heimflug | rückflüge | rückflugticket
@outway: hinflug | hinreise | hinweg
@wontreturn: kommen nicht zurück | komme nicht zurück | fliege nicht zurück | fliegen nicht zurück | nicht zurück | kehre nicht zurück | bleibe für immer | ziehe um
@overlandway: mit dem zug | mit der bahn | mit dem bus | mit der fähre
@landtransport: zug | bahn | auto | bus | fähre | schiff | mietwagen | nachtzug
@drive: fahre | fahren | segeln | laufen
@oneway: nur hin | nur hinflug | nur der hinflug | nur den hinflug | nur ein hinflug | nur einen hinflug | einfacher flug | einfachen flug | einfach | einfache strecke | nur die einfache strecke | nur eine strecke | einweg | oneway | one way | nur einfach | einfacher hinflug
@roundtrip: hin und zurück | hin & zurück | hin und rückflug | hin - und rückflug | hin und rückreise | hin - und rückreise | mit rückflug | hin - u . rückflug | hin + zurück | hin und retour | hin / rück
@occasion: meeting=goesTo:true | geschäftstermin=goesTo:true | besprechung=goesTo:true | hochzeit=goesTo:true | konferenz=goesTo:true | vorstellungsgespräch=goesTo:true | termin | treffen=goesTo:true | beerdigung=goesTo:true | prüfung | konzert=goesTo:true | festival=goesTo:true | spiel=goesTo:true | geburtstag | taufe=goesTo:true | messe=goesTo:true | kreuzfahrt=goesTo:true | kongress=goesTo:true | feier=goesTo:true | party=goesTo:true | marathon=goesTo:true | abschlussfeier=goesTo:true
@jubilee: hochzeitstag | jahrestag | jubiläum | hochzeitsjubiläum
@service: hotel | zimmer | mietwagen | restaurant | tisch | transfer | wetter | arzt | friseur | zahnarzt
@serviceverb: geboren | bezahlt | entscheiden | melde mich | erinnere mich
@born: geboren | geburtsdatum | geboren am
@flex: flexibel | bin flexibel | sind flexibel | flexibel mit den daten | flexibel beim datum | zeitlich flexibel
@dontcare: egal wann | wann ist egal | datum egal | datum ist egal | tag ist egal | der tag ist egal | egal an welchem tag | ist egal wann | termin egal | jederzeit
@doesntwork: passt nicht | geht es nicht | geht es bei mir nicht | passt es nicht | klappt es nicht | geht bei mir nicht | geht nicht | klappt nicht | ist zu früh | ist zu spät | passt mir nicht
@busy: arbeite bis | beschäftigt bis
@whichever-is: je nachdem was billiger ist | je nachdem was günstiger ist | was billiger ist | was günstiger ist | egal welcher | beides geht | welcher auch immer | hauptsache billig | egal welche | egal
@eitherone: je nachdem was billiger ist | je nachdem was günstiger ist | was billiger ist | was günstiger ist | egal welcher | beides geht | welcher auch immer | hauptsache billig | egal welche | egal
@alsoword: auch | ebenfalls | auch noch | noch dazu
@seekword: vergleich | vergleiche | nimm | nehmen
@anywhere: irgendwohin | irgendwo | egal wohin
@swapends: andersherum | anders herum | andersrum | umgekehrt | genau andersrum | umdrehen | vertauschen | tausche die orte | die andere richtung | in die andere richtung
@thither: dorthin | dahin | hinfliegen | dort ankommen
@fromthere: von dort | von da
@goinghome: nach hause | heimfliegen | heimflug
@fromhome: von zuhause | von zu hause | von hier | von hier aus
@homeleg: dann heim | dann zurück nach hause | und dann nach hause | und wieder nach hause | und zurück nach hause | dann nach hause | und dann heim
@samespot: selbe stadt | selben ort | gleiche stadt | gleichen ort | selben flughafen | gleichen flughafen
@sameroute: gleiche strecke | selbe strecke | dieselbe strecke | dieselbe reise
@nearby: flughäfen in der nähe | nahe flughäfen | umliegende flughäfen | flughäfen in der umgebung | andere flughäfen | benachbarte flughäfen | nahegelegene flughäfen | flughafen in der nähe | flughäfen der umgebung | alternative flughäfen
@anyairline: egal mit welcher airline | mit welcher airline ist egal | jede airline | jede fluggesellschaft | egal welche airline | alle airlines | welche airline | die airline | die fluggesellschaft | airline egal | welche fluggesellschaft
@nomatter: egal | ist egal | ist mir egal | spielt keine rolle | nicht wichtig
@otherairline: andere airline | anderen airline | eine andere airline | andere fluggesellschaft | einer anderen fluggesellschaft | einer anderen airline | andere airlines
@anyonebut: jede außer | alle außer | alles außer | jede airline außer | alle airlines außer | bloß nicht mit | nur nicht mit | nur nicht | hauptsache nicht | bloß nicht über | nur nicht über
@lowcost: billigflieger | billigairlines | billigfluggesellschaften | billig airlines | billigairline
@long-wait: lang | länger | lange | langer | langen | ewig | ewig+
@short-wait: kurz+ | kürzer+ | knapp+ | kurz
@pick-stop: stopp | stopps | stop | stops | zwischenstopp | zwischenstopps | zwischenstop | zwischenstops | zwischenlandung | zwischenlandungen | umstieg | umstiege | umstiegen | umsteigeverbindung | umsteigen;-0.2 | zwischenhalt | zwischenhalte | mal umsteigen
@stop-word: stopp | stopps | stop | stops | zwischenstopp | zwischenstopps | zwischenstop | zwischenstops | zwischenlandung | zwischenlandungen | umstieg | umstiege | umstiegen | umsteigeverbindung | umsteigen;-0.2 | zwischenhalt | zwischenhalte | mal umsteigen
@stopverb: umsteigen | umzusteigen | zwischenlanden | umsteige | steigen um | flugzeug wechseln
@direct-flight: direkt | direktflug | direktflüge | direktflügen | direkter flug | direkten flug | direkte flüge | direktverbindung | direktverbindungen | nonstop | nonstopflug | nonstop flug | nonstopflüge | direkte | direkter | direktes | direkten | durchgehender flug | ohne umsteigen | ohne umstieg | ohne zwischenstopp | ohne zwischenstopps | ohne stopp | ohne stopps | ohne zwischenlandung | ohne umzusteigen
@onestop: ein stopp | einen stopp | ein stop | einen stop | einmal umsteigen | einem stopp | ein umstieg | ein zwischenstopp | einen zwischenstopp | einem zwischenstopp | ein mal umsteigen | einem umstieg | einen umstieg
@indirect: umsteigeverbindung | umsteigeverbindungen | mit umsteigen | mit umstieg | mit zwischenstopp
@layword: aufenthalt | aufenthalte | umsteigezeit | umsteigezeiten | zwischenstopp | zwischenstopps | wartezeit | wartezeiten | umsteigen | zum umsteigen | umstieg | am flughafen | zwischenaufenthalt | layover | stopover | zwischen den flügen | beim umsteigen | transitzeit
@each-stop: in jeder stadt | pro stadt | je stadt | an jedem ort | pro ort | in jeder | jeweils
@nightword: nacht | nächte | nächten | tag | tage | tagen | woche=nightsEach:7 | wochen=nightsEach:7
@onboard: wlan=flag:withWifi | wifi=flag:withWifi | wlan an bord=flag:withWifi | internet an bord=flag:withWifi | steckdose=flag:withPower | steckdosen=flag:withPower | steckdose am platz=flag:withPower | steckdosen am platz=flag:withPower | strom am platz=flag:withPower | usb anschluss=flag:withPower | usb=flag:withPower
@roomy: mehr beinfreiheit=flag:withMoreLegroom | viel beinfreiheit=flag:withMoreLegroom | extra beinfreiheit=flag:withMoreLegroom | guter beinfreiheit=flag:withMoreLegroom
@seatchoice: sitzplatzwahl | sitzplatzreservierung | platzwahl | sitzwahl
@seatfree: kostenlose sitzplatzwahl | kostenloser sitzplatzwahl | kostenlose sitzplatzreservierung | kostenloser sitzplatzreservierung | kostenlos nebeneinander sitzen | kostenlos zusammen sitzen | ohne aufpreis zusammen sitzen
@nightstop: zwischenstopp über nacht | zwischenstop über nacht | aufenthalt über nacht | nachtaufenthalt | übernachtung unterwegs
@overnight: übernachtung am flughafen | nacht am flughafen | über nacht am flughafen | über nacht | nachtaufenthalt | aufenthalt über nacht | am flughafen übernachten | am flughafen schlafen | im flughafen übernachten | zwischenstopp über nacht | nächtlicher aufenthalt | nächtlichen aufenthalt
@durword: reisezeit | reisedauer | flugzeit | flugdauer | gesamtdauer | gesamtreisezeit | dauer | unterwegs | insgesamt unterwegs | gesamtzeit
@spend: budget
@within-budget: im budget | innerhalb des budgets | in unserem budget | in meinem budget | über dem budget | über unserem budget
@is-left: übrig | noch übrig | bleibt | bleiben
@budget: preislimit | höchstpreis | preisgrenze | limit | preis | kosten | preisobergrenze | maximalpreis | kostenlimit
@whole-budget: gesamtbudget | budget insgesamt | gesamtes budget | budget gesamt | budget für alles
@expensive: teuer | teurer | teuer+ | kostspielig
@cheapest: günstigst+ | billigst+ | preiswertest+ | günstig | billig | preiswert | günstiger | billiger | preiswerter | am günstigsten | am billigsten | so günstig wie möglich | so billig wie möglich | möglichst günstig | möglichst billig | günstig+ | billig+ | preisgünstig | preisgünstig+ | schnäppchen | niedrigster preis | günstigster preis | möglichst preiswert | billigflug | billigflüge
@fastest: schnellst+ | kürzest+ | am schnellsten | am kürzesten | schneller | so schnell wie möglich | schnell | möglichst schnell | schneller | möglichst kurz | schnell+
@bestvalue: best+ | bestes preis leistungs verhältnis | gutes preis leistungs verhältnis | preis leistung | preis leistungs verhältnis
@oneairline: eine airline | einer airline | dieselbe airline | derselben airline | gleiche airline | eine fluggesellschaft | einer fluggesellschaft | gleiche fluggesellschaft | gleichen fluggesellschaft | gleichen airline
@mixing: verschiedene airlines | mehrere airlines | airline wechseln | verschiedene fluggesellschaften | verschiedenen airlines
@airportchange: flughafen wechseln | flughafenwechsel | den flughafen wechseln | wechsel des flughafens
@refundable-fare: erstattbar | erstattbar+ | stornierbar | stornierbar+ | kostenlos stornierbar | kostenlose stornierung | rückerstattbar | rückerstattbar+ | mit erstattung | mit rückerstattung | geld zurück
@changeable-fare: umbuchbar | umbuchbar+ | flexibles ticket | flexible tickets
@nonrefundable: nicht erstattbar | nicht erstattbar+ | nicht stornierbar | nicht stornierbar+ | ohne erstattung | keine erstattung
@facet: preis=f:budget | preise=f:budget | budget=f:budget | kosten=f:budget | geld=f:budget | ankunftszeit=f:arrival | ankunft=f:arrival | abflugzeit=f:departure | abflugzeiten=f:departure | uhrzeit=f:hours | uhrzeiten=f:hours | zeiten=f:hours | flugzeiten=f:hours | zeit=f:hours | airline=f:airlines | fluggesellschaft=f:airlines | dauer=f:duration | flugdauer=f:duration | reisezeit=f:duration | stopps=f:stops | zwischenstopps=f:stops | umsteigen=f:stops | umsteigezeit=f:layover | aufenthalt=f:layover | flughafen=f:airports | nachtflug=f:redEye | flugzeugtyp=f:aircraft | klasse=f:cabin | umsteigezeiten=f:layover | dauer des zwischenstopps=f:layover
@filters: filter=;-0.2 | die filter | alle filter | alle diese filter | einschränkungen | alle einschränkungen
@fewest: wenigsten | möglichst wenig | möglichst wenige | so wenig | so wenige
@fortune: vermögen
@currencyword: währung | preise in
@yearsold: jahre alt | jahre | jahr alt | jahren | jährig | jährig+ | j | jahr | j .
@monthsold: monate alt | monate | monat alt | monat | monatig+ | monaten
@weeksold: wochen alt
@turning: wird | werden
@birthday: geburtstag
@birthday-of: sein geburtstag | ihr geburtstag
@beforelast: während der reise | im urlaub | während des urlaubs | auf der reise | vor dem rückflug | vor der reise | vor dem flug | die woche davor
@aftertrip: nach der reise | nach dem urlaub | nach dem rückflug
@aged: alter | im alter von | im alter | alt
@grown: erwachsene | erwachsener=one:true | erwachsenen | erwachsnene | erw | senior=one:true,senior:true | senioren=senior:true | seniorin=one:true,senior:true | rentner=senior:true | student=one:true,student:true | studentin=one:true,student:true | studenten=student:true | jugendlicher=one:true | jugendliche | jugendlichen | teenager | teenie=one:true | teenies | herr=one:true | dame=one:true | damen | männer | frauen
@persons: person=one:true | personen | leute | leuten | passagier=one:true | passagiere | passagieren | reisende | reisender=one:true | reisenden | fluggäste | mann=one:true;-0.9 | teilnehmer
@companion: frau=one:true,kin:wife | mann=one:true,kin:husband | ehefrau=one:true,kin:wife | ehemann=one:true,kin:husband | gatte=one:true | gattin=one:true | partner=one:true | partnerin=one:true | lebensgefährte=one:true | lebensgefährtin=one:true | freundin=one:true | freund=one:true | verlobte=one:true | verlobter=one:true | verlobten=one:true | mutter=one:true,kin:mother | mama=one:true,kin:mother | vater=one:true,kin:father | papa=one:true,kin:father | schwiegermutter=one:true | schwiegervater=one:true | tante=one:true | onkel=one:true | cousin=one:true | cousine=one:true | bruder=one:true | schwester=one:true | oma=one:true,kin:grandmother | opa=one:true,kin:grandfather | großmutter=one:true,kin:grandmother | großvater=one:true,kin:grandfather | kollege=one:true | kollegin=one:true | kollegen=one:true;-0.1 | chef=one:true | chefin=one:true | eltern=each:2,kin:parents | großeltern=each:2,kin:grandparents | schwiegereltern=each:2 | freunde | freunden | freundinnen | kolleginnen | brüder | schwestern | geschwister
@child: die kleine=one:true | der kleine=one:true | unsere kleine=one:true | unser kleiner=one:true | kind=one:true | kinder | kindern | kids | kleinkind=one:true | kleinkinder | kleinkindern | junge=one:true | jungen | jungs=peer:true | mädchen=one:true | mädels=peer:true | zwillinge=each:2 | schulkind=one:true
@kinchild: sohn=one:true | tochter=one:true | söhne | söhnen | töchter | töchtern | enkel=one:true | enkelin=one:true | enkelkinder | enkelkind=one:true | neffe=one:true | neffen=one:true | nichte=one:true | nichten
@dropbehind: weg | raus | weglassen | streichen | doch nicht
@infant: baby=one:true | babys | babies | säugling=one:true | säuglinge | neugeborenes=one:true
@pet: hund=one:true,kin:dog | hündin=one:true,kin:dog | welpe=one:true,kin:dog | welpen=kin:dog | kater=one:true,kin:cat | kätzchen=one:true,kin:cat | hunde=kin:dog | hunden=kin:dog | katze=one:true,kin:cat | katzen=kin:cat | haustier=one:true | haustiere | hündchen=one:true
@eldest: älteste=k:eldest | ältester=k:eldest | ältesten=k:eldest
@youngest: jüngste=k:youngest | jüngster=k:youngest | jüngsten=k:youngest
@alone: allein | alleine | nur ich | nur für mich | ganz allein | ich allein | alleinreisend | nur mich | fliege allein | reise allein | bin allein | nur ich allein
@unaccompanied: allein | alleine | unbegleitet | ohne begleitung | ohne eltern
@on-their-own: fliegt allein | fliegt alleine | reist allein | reist alleine | fliegt ganz allein | fliegt ganz alleine | allein fliegen soll | alleine fliegen soll
@paid-extra: extra zahlen | extra bezahlen | extra was zahlen | extra etwas zahlen | was zahlen | etwas zahlen | was bezahlen | extra kosten | kostet das extra | kostet das was | kostet das etwas | kostenlos
@minor-may: darf er das | darf sie das | darf er | darf sie | geht das | ist das erlaubt | kann er das | kann sie das | darf er das überhaupt | darf sie das überhaupt
@ofus: von uns
@bothofus: wir beide=n:2,us:true | wir zwei=n:2,us:true | uns beide=n:2,us:true | zu zweit=n:2,us:true | für uns beide=n:2,us:true | nur die beiden=n:2,us:true,only:true | nur die zwei=n:2,us:true,only:true | nur sie beide=n:2,us:true,only:true | nur für die beiden=n:2,us:true,only:true | nur für sie beide=n:2,us:true,only:true
@bothofus: zu dritt=n:3,us:true | zu viert=n:4,us:true | zu fünft=n:5,us:true | zu sechst=n:6,us:true | zu siebt=n:7,us:true | zu acht=n:8,us:true | wir drei=n:3,us:true | wir vier=n:4,us:true | wir fünf=n:5,us:true | uns drei=n:3,us:true | uns vier=n:4,us:true
@couple: ehepaar=n:2 | paar=n:2 | pärchen=n:2
@group: gruppe | familie=noun:family | reisegruppe | team
@wholegroup: ganze familie | die ganze familie | meine familie | unsere familie
@paysfare: zahlt | bezahlt | muss zahlen | muss bezahlen | zahlen müssen
@lap: auf dem schoß sitzt | sitzt auf dem schoß | sitzt auf meinem schoß | auf meinem schoß sitzt | reist auf dem schoß | fliegt auf dem schoß | auf dem schoß | auf meinem schoß | auf unserem schoß
@needs-one: braucht einen | braucht doch einen | braucht einen eigenen
@a-seat: sitz | sitzplatz | platz
@ownseat: eigenen sitz | eigener sitz | eigenen sitzplatz | eigenen platz | eigenem sitz | mit eigenem sitzplatz
@spoken: schlug vor | hat vorgeschlagen | schlägt vor | hat empfohlen | im krankenhaus | liegt im krankenhaus | im hospital | lebt | wohnt | arbeitet | heiratet | sagt | empfahl | meint | studiert
@chair: stuhl
@bag-storage: gepäckaufbewahrung | schließfächer | schließfach | gepäck aufbewahren | koffer aufbewahren | gepäck unterstellen | koffer unterstellen | koffer abstellen | gepäck abstellen | koffer lassen | gepäck lassen | koffer einschließen
@bag-kept: für den tag | tagsüber | für ein paar stunden | am flughafen | am bahnhof | bis zum abend | bis abends | bis zum flug | irgendwo
@staff-meets: jemand abholen | holt sie jemand ab | holt ihn jemand ab | wird sie abgeholt | wird er abgeholt | sie jemand abholen | ihn jemand abholen | jemand auf sie wartet | wartet jemand auf sie | wartet jemand auf ihn | wird sie empfangen | wer holt sie ab | wer holt ihn ab
@assist-thing: rollstuhl | rollstuhlhilfe | die hilfe am flughafen | rollstuhlservice
@plain-one: ein normaler | ein ganz normaler | ein faltbarer | ein klapprollstuhl | ohne akku
@own-chair: faltrollstuhl | normaler rollstuhl | normalen rollstuhl | faltbarer rollstuhl
@powered-chair: elektrorollstuhl | elektrischen rollstuhl | elektrischer rollstuhl
@pet-cabin: in der kabine | in die kabine | kabine
@with-carrier: mit box | mit der box | mit tasche | mit transportbox
@denied-behind: nicht nötig | ist nicht nötig | brauchen wir nicht | brauche ich nicht | braucht sie nicht | braucht er nicht | brauchen wir doch nicht | doch nicht | ist uns egal | ist mir egal | interessiert uns nicht | interessiert mich nicht
@nobody: niemand | keiner
@carriage: kinderwagen | buggy | kindersitz | autositz | reisebett
@help-denied: braucht keine hilfe=need:wheelchair | braucht doch keine hilfe=need:wheelchair | braucht keine hilfe mehr=need:wheelchair | braucht ihn nicht mehr=need:wheelchair | braucht ihn doch nicht=need:wheelchair | braucht es nicht mehr=need:wheelchair | keine hilfe nötig=need:wheelchair
@walks-well: kann gut laufen=lasting:little-walking | kann gut gehen=lasting:little-walking | kann wieder gut laufen=lasting:little-walking | gut zu fuß=lasting:little-walking | laufen ist kein problem=lasting:little-walking | gehen ist kein problem=lasting:little-walking
@lasting-need: kann nicht weit laufen=lasting:little-walking | kann nicht weit gehen=lasting:little-walking | kann nicht viel laufen=lasting:little-walking | kann nicht lange laufen=lasting:little-walking | kann schlecht laufen=lasting:little-walking | nicht gut zu fuß=lasting:little-walking | schlecht zu fuß=lasting:little-walking | wenig laufen=lasting:little-walking | nicht viel laufen=lasting:little-walking | wenig zu fuß=lasting:little-walking | mögen es ruhig=lasting:quiet | leichter schlaf=lasting:quiet
@special: rollstuhl=need:wheelchair | im rollstuhl=need:wheelchair | rollstuhlfahrer=need:wheelchair | rollstuhlhilfe=need:wheelchair
@cabin: business=c:business | business class=c:business | businessclass=c:business | businessklasse=c:business | business klasse=c:business | erste klasse=c:first | ersten klasse=c:first | erster klasse=c:first | first class=c:first | premium economy=c:economy-premium | economy=c:economy-with-restrictions | economy class=c:economy-with-restrictions | economyklasse=c:economy-with-restrictions | economyclass=c:economy-with-restrictions | touristenklasse=c:economy-with-restrictions | holzklasse=c:economy-with-restrictions | eco=c:economy-with-restrictions
@barecabin: erste=c:first;-0.3 | first=c:first
@cabinword: klasse | kabine | class | reiseklasse
@anycabin: egal welche klasse | klasse egal | klasse ist egal | beliebige klasse
@bag: koffer | koffern | gepäck | gepäckstück | gepäckstücke | gepäckstücken | tasche | taschen | reisetasche | aufgabegepäck | freigepäck | koffers
@cabinbag: handgepäck | handgepäckstück | kabinengepäck | rucksack | bordgepäck | handkoffer | rucksäcke | kabinenkoffer
@bagless: reise leicht | leichtes gepäck | leichtem gepäck
@for-each: pro person | je | jeweils | pro kopf | pro passagier | pro nase | p p | pro mann | je person
@shared: insgesamt | total | gesamt | für alle zusammen | alle zusammen | im ganzen | für uns zusammen | für uns alle zusammen | für beide zusammen | für uns beide zusammen | für die ganze familie zusammen
@inall: für uns alle zusammen | für beide zusammen | insgesamt | zusammen | total | gesamt | für alle | für alle zusammen | alle zusammen | für uns alle | im ganzen | für beide | für uns zusammen
@top: ober+ | allererst+
@nextone: den danach | der danach | den nächsten flug | den nächsten | der nächste | einen später
@prevone: den davor | der davor | den vorherigen | einen früher | der vorherige
@other: ander+ | der andere | den anderen
@all-found: sind das alle | sind das wirklich alle | ist das alles | war das alles | gibt es nur diese | gibt es nur die
@more-flights: mehr | mehr flüge | weitere flüge | weitere | andere flüge | alle flüge | mehr optionen | den rest | andere optionen | die liste | alle
@list: liste | auflisten | sortiere | sortieren | ordne | anzeigen | sortiert
@by: sortiere nach | sortieren nach | nach
@criterion: preis=order:cheapest | dauer=order:fastest | reisezeit=order:fastest | abflug=order:earliest | abflugzeit=order:earliest | ankunft=order:earliest,at:arrival | kosten=order:cheapest
@take: nehme | nehmen wir | nimm | wähle | wählen | wähl | nehmen | entscheide mich für | behalte | buche | gebucht | nehmen wir | ich nehme
@suits: reicht | reicht mir | reicht uns | genügt | genügt mir | genügt uns | passt | passt mir | passt gut | ist perfekt | perfekt | super | klingt gut | sieht gut aus | ist in ordnung | passt uns | wäre perfekt | gefällt mir | ist super | prima | toll
@superl: günstigst+=order:cheapest | billigst+=order:cheapest | preiswertest+=order:cheapest | schnellst+=order:fastest | kürzest+=order:fastest | frühest+=order:earliest | früheste+=order:earliest | spätest+=order:latest | best+=order:best-value | teuerst+=order:dearest | langsamst+=order:slowest | längst+=order:slowest
@compar: günstiger=order:cheapest | billiger=order:cheapest | günstigeren=order:cheapest | günstigere=order:cheapest | billigeren=order:cheapest | billigere=order:cheapest | günstigerer=order:cheapest | billigeres=order:cheapest | günstigeres=order:cheapest | schneller=order:fastest | schnelleren=order:fastest | schnellere=order:fastest | schnelleres=order:fastest | kürzer=order:fastest | kürzeren=order:fastest | früher=order:earliest | früheren=order:earliest | frühere=order:earliest | früheres=order:earliest | später=order:latest | späteren=order:latest | spätere=order:latest | späteres=order:latest | besser=order:best-value | besseren=order:best-value | bessere=order:best-value
@too: zu teuer=order:cheapest | zu lang=order:fastest | zu lange=order:fastest | zu langsam=order:fastest | zu spät=order:earliest | zu früh=order:latest
@first-of-day: erster flug des tages=order:earliest | ersten flug des tages=order:earliest | letzter flug des tages=order:latest | letzten flug des tages=order:latest | letzten flug=order:latest
@pick-part: morgens=part:morning | vormittags=part:morning | nachmittags=part:afternoon | abends=part:evening | am morgen=part:morning | am abend=part:evening | am nachmittag=part:afternoon | morgen=part:morning;-0.3 | nachmittag=part:afternoon | abend=part:evening | nacht=part:night
@moment: mittag=h:12,min:0 | mittagszeit=h:12,min:0 | die mittagszeit=h:12,min:0 | mitternacht=h:24,min:0
@fraction: viertel nach=add:15 | halb=add:-30 | viertel vor=add:-15
@pick-direct: direkt=stops:0 | direktflug=stops:0 | direkten=stops:0 | direkte=stops:0 | nonstop=stops:0 | ohne umsteigen=stops:0 | ohne stopp=stops:0
@numbered: nummer | nr | nr . | option | variante
@dontmind: egal | ist egal | ist mir egal | mir egal | such du aus | entscheide du | egal welcher | egal welchen | du entscheidest | wähle du | spielt keine rolle
@other-kind: ander+ | neu+
@otherbehind: ändern | wechseln | tauschen | austauschen
@versus: oder | gegen | gegenüber | im vergleich zu | versus
@compare: vergleich | vergleiche | unterschied | unterschiede | unterschied zwischen | vergleichen | unterscheidet
@samewith: gleiche airline | dieselbe airline | gleiche fluggesellschaft
@includes: enthalten | enthält | drin | dabei | inklusive | inbegriffen | mit drin | schon drin | da drin | eingerechnet
@this-is-it: der ist es | das ist er | den will ich | den nehm ich | den nehme ich | den nehmen wir | den buchen wir | den hätte ich gern | die nehme ich | die nehmen wir | die nehm ich | der solls sein | der soll es sein | nehm ich | nehme ich | nehmen wir | das nehmen wir | den bitte | den hier bitte
@same-flight: denselben | derselbe | dieselbe | gleichen | den gleichen | der gleiche | wieder denselben
@refuse: nicht | kein+ | doch nicht | nicht den | außer | statt | lieber nicht
@defer: überlege | überlegen | drüber nachdenken | nachdenken | darüber nachdenken
@topic: flugzeug=what:aircraft | flugzeugtyp=what:aircraft | maschine=what:aircraft | fluggesellschaft=what:airlines | airline=what:operator | terminal=what:terminal | flughafen=what:airport | co2=what:co2 | emissionen=what:co2 | umweltfreundlichst+=what:co2,ranks:true | klimafreundlichst+=what:co2,ranks:true | wenigsten co2=what:co2,ranks:true | geringsten emissionen=what:co2,ranks:true | klima=what:co2
@topic: plätze frei=what:seats-left | noch plätze=what:seats-left | ausgebucht=what:seats-left | guter preis=what:good-price | preis gut=what:good-price | lohnt sich das warten=what:good-price | lieber warten=what:good-price | welcher tag=what:other-days | welche tage=what:other-days | welchem tag=what:other-days | welchen tagen=what:other-days | anderer tag=what:other-days | anderen tag=what:other-days | anderen tagen=what:other-days | andere tage=what:other-days | günstigster tag=what:other-days | an welchem tag=what:other-days
@topic: airlines=what:airlines | fluggesellschaften=what:airlines | welche airlines=what:airlines | gesamtpreis=what:total,side:both | preis=what:total | kosten=what:total | kostet=what:total | kostet das=what:total | kostet die reise=what:total,side:both | steuern=what:total | insgesamt=what:total,side:both | gesamt=what:total,side:both | endpreis=what:total,side:both | fehlt noch=what:left-to-do | nächster schritt=what:left-to-do | wie gehts weiter=what:left-to-do | wie geht es weiter=what:left-to-do | zusammenfassung=what:chosen | bisher=what:chosen | ausgewählt=what:chosen | gewählt=what:chosen | wlan=what:unlisted | internet=what:unlisted | beinfreiheit=what:unlisted | steckdosen=what:unlisted | meilen=what:unlisted | pünktlich=what:unlisted | lounge=what:unlisted
@topic: wenigsten stopps=what:is-direct | wenigsten umstiege=what:is-direct | wenigsten zwischenstopps=what:is-direct | reicht die umsteigezeit=what:layover,judged:true | reicht die zeit zum umsteigen=what:layover,judged:true | reicht die zeit beim umsteigen=what:layover,judged:true | schafft man den umstieg=what:layover,judged:true | schaffen wir den umstieg=what:layover,judged:true | schaffe ich den umstieg=what:layover,judged:true | essen=what:extras | mahlzeit=what:extras | mahlzeiten=what:extras | getränke=what:extras | sitzplatzwahl=what:extras | sitzplatzreservierung=what:extras | gebühren=what:fees | gebühr=what:fees | versteckte kosten=what:fees | pro person=what:shares | je person=what:shares | für alle=what:shares | umsteigezeit=what:layover | aufenthalt=what:layover | zwischenstopp=what:layover | genug zeit=what:layover | umsteigen=what:layover | stopps=what:stops | zwischenstopps=what:stops | direkt=what:is-direct | direktflug=what:is-direct | ohne umsteigen=what:is-direct
@topic: nachtflug=what:arrival | über nacht=what:arrival | handgepäck=what:hand-bags | rucksack=what:hand-bags | koffer=what:bags | gepäck=what:bags | freigepäck=what:bags | aufgabegepäck=what:bags | umbuchen=what:conditions | stornieren=what:conditions | kostenlos stornierbar=what:conditions | kostenlose stornierung=what:conditions | gratis stornierung=what:conditions | stornierbar=what:conditions | erstattet=what:conditions | erstattbar=what:conditions | rückerstattung=what:conditions | geld zurück=what:conditions | ändern=what:conditions | umbuchung=what:conditions | stornierung=what:conditions | tarife=what:fares | tarif=what:fares | enthalten=what:fares;-0.3 | inbegriffen=what:fares;-0.3 | inklusive=what:fares;-0.3 | dabei=what:fares;-0.3 | ankunftszeit=what:arrival | am nächsten tag=what:arrival | abflugzeit=what:times | flugzeit=what:duration | flugdauer=what:duration | reisezeit=what:duration | dauer=what:duration | dauert=what:duration
@topic: empfiehlst du=what:recommend | empfehlen sie=what:recommend | empfehlung=what:recommend | würdest du nehmen=what:recommend | würden sie nehmen=what:recommend | soll ich nehmen=what:recommend | rätst du=what:recommend | dein tipp=what:recommend
@who-travels: wie viele sind wir | wieviele sind wir | wie viele personen | wieviele personen | wie viele leute | wie viele erwachsene | wie viele kinder | wie viele passagiere | wie viele reisende | wie viele tickets | wer reist | wer reist mit | wer fliegt | wer fliegt mit | wer kommt mit | wer ist dabei | sind die kinder mitgezählt | sind die kinder dabei
@hold-behind: halten | festhalten | garantieren | sichern | reservieren | zurücklegen | freihalten | einfrieren
@the-price: den preis | diesen preis | den flug | den platz | ihn | es
@price-held: preis halten | den preis halten | preis festhalten | preis reservieren | reservieren ohne zu zahlen | reservieren ohne zu bezahlen | ohne zu zahlen reservieren | ohne zu bezahlen reservieren | ohne zu zahlen | ohne zu bezahlen | unverbindlich reservieren | zurücklegen | zurückhalten | freihalten | bleibt der preis | gilt der preis | preis gültig | preis noch gültig | preis garantiert
@pay-when: zahle ich jetzt | bezahle ich jetzt | zahlen wir jetzt | muss ich jetzt zahlen | muss ich jetzt bezahlen | muss ich jetzt schon zahlen | muss ich sofort zahlen | muss man sofort zahlen | muss man jetzt zahlen | müssen wir jetzt zahlen | jetzt schon zahlen | jetzt schon bezahlen | sofort zahlen | sofort bezahlen | erst vor ort | vor ort zahlen | vor ort bezahlen | später zahlen | später bezahlen | wann muss ich zahlen | wann muss ich bezahlen | wann zahle ich | wann bezahle ich | wann zahlt man | wird abgebucht | sofort abgebucht
@topic: pro kopf=what:shares | für beide=what:shares | für uns beide=what:shares | für uns alle=what:shares | für jeden=what:shares | für einen=what:shares | für einen oder zwei=what:shares | pro person oder für beide=what:shares | pro person oder für alle=what:shares | pro person oder gesamt=what:shares | pro person oder zusammen=what:shares | für eine person=what:shares | den umbuchen=what:conditions | ihn umbuchen=what:conditions | sie umbuchen=what:conditions | das umbuchen=what:conditions | es umbuchen=what:conditions | den stornieren=what:conditions | ihn stornieren=what:conditions | das stornieren=what:conditions | es stornieren=what:conditions | den noch ändern=what:conditions | geld wieder=what:conditions
@fare-brand: plus=brand:plus;-0.4 | leicht=brand:light,order:cheapest | basis=brand:basic,order:cheapest | flexibel=brand:flex | flexibl+=brand:flex | flextarif=brand:flex | flex tarif=brand:flex
@fare-order: leichtest+=order:cheapest | einfachst+=order:cheapest | günstigst+=order:cheapest | billigst+=order:cheapest | günstiger=order:cheapest | billiger=order:cheapest | teuerst+=order:dearest | best+=order:dearest;-0.1
@middle: mittler+ | in der mitte
@fare-flex: flexibelst+=need:refund | am flexibelsten=need:refund | voll erstattbar=need:refund | voll flexibel=need:refund
@fare-refundable: erstattbar=need:refund | erstattbar+=need:refund | stornierbar=need:refund | stornierbar+=need:refund
@changeable: wo ich umbuchen kann=need:change | wo man umbuchen kann=need:change | den man umbuchen kann=need:change | den ich umbuchen kann=need:change | die man umbuchen kann=need:change | den ich ändern kann=need:change | mit umbuchung=need:change | umbuchbar=need:change | umbuchbar+=need:change | flexibel=need:change;-0.2
@fare-bag: koffer=need:bag | gepäck=need:bag | aufgabegepäck=need:bag
@bag-in: dabei | drin | inklusive | enthalten | dabei ist | drin ist | enthalten ist | inklusive ist
@means: bedeutet | heißt | enthält | beinhaltet | kostet | bietet | umfasst | enthalten | inbegriffen | dabei | inklusive
@whole-sum: insgesamt | im ganzen | alles zusammen | in summe
@extra-cost: mehr | extra | aufpreis
@on-top: mehr | extra
@saving: sparen | spart | spare | ersparnis | gespart
@yes: ja | jawohl | genau | klar | na sicher | aber sicher | natürlich | gern | ja bitte | ja gerne | ja genau | in ordnung | einverstanden | passt | stimmt | richtig | jo | jep | jup | na klar | auf jeden fall | absolut | weiter | los gehts | super ja
@no: nein | nee | nö | nein danke | nicht jetzt | noch nicht | lieber nicht | nichts weiter | nichts mehr | das wars | das ist alles | eher nicht | brauche ich nicht | ne | danke nein | nein das wars
@undo: rückgängig | mach das rückgängig | rückgängig machen | mach rückgängig | nimm das zurück | einen schritt zurück | ein schritt zurück | zurücknehmen | wie vorher | mach das wieder rückgängig
@buy-first: zuerst | vorher noch | erst noch
@put-off: nimm es wieder raus | nimm ihn wieder raus | nimm das wieder raus | nimm den wieder raus | nimm es raus | nimm das raus | wieder raus | doch nicht, weg damit | lass das weg | wieder streichen
@redo: doch wieder dazu | wiederherstellen | doch wieder
@start-over: von vorne | von vorn | neu anfangen | von vorne anfangen | nochmal von vorne | alles neu | neue suche | neue reise | ganz von vorne | alles zurücksetzen | zurücksetzen | neu starten | fangen wir neu an | von neuem
@search-again: nochmal suchen | noch einmal suchen | suche nochmal | erneut suchen | aktualisieren | preise aktualisieren | nochmal versuchen | such nochmal
@pay-alone: kasse=pays:true | buch | buche | bucht | reservieren | reserviere | reservier | zahl=pays:true
@dislike: gefällt mir nicht | gefallen mir nicht | gefällt uns nicht | mag ich nicht | nichts für mich | nichts für uns | keiner davon | keines davon | keine davon | nicht gut | nicht ideal | nicht so toll
@check-out: wir buchen | wir zahlen=pays:true | wir bezahlen=pays:true | zahlen wir=pays:true | bezahlen wir=pays:true | buch das | buch es | buche es | buche das | buchen sie | zur kasse=pays:true | bezahlen=pays:true | zahlen=pays:true | jetzt bezahlen=pays:true | jetzt buchen | zum bezahlen=pays:true | buchen wir | ich möchte buchen | buchen | kaufen | jetzt kaufen | zur zahlung=pays:true | buchung abschließen | abschließen | zur kasse gehen=pays:true | bezahlen bitte=pays:true | ich will zahlen=pays:true | verbindlich buchen | gehen wir zur kasse=pays:true | checkout | check out | einchecken zur kasse
@safe-to-pay: sicher zu zahlen | sicher zu bezahlen | zahlung sicher | ist die zahlung sicher | seite sicher | seriös | ist das seriös | karte sicher | kartendaten sicher | kann ich euch vertrauen | kann ich ihnen vertrauen | kann man euch vertrauen | kann man ihnen vertrauen | kann man dem trauen | wie kann ich zahlen | wie kann ich bezahlen | wie zahle ich | wie bezahle ich | zahlungsarten | zahlungsmöglichkeiten
@straight-on: direkt | gleich | sofort | geradewegs | direkt weiter | gleich weiter
@thanks: vielen dank | besten dank | danke sehr | herzlichen dank | tausend dank | dankeschön | merci
@goodbye: tschüss | auf wiedersehen | bis bald | bis später | ciao | servus tschüss | schönen tag noch
@hello: guten tag | guten morgen | guten abend | moin | servus | grüß gott | grüezi | hallöchen | moin moin | tag
@who-are-you: wer bist du | wer sind sie | bist du ein bot | bist du ein mensch | bist du eine ki | was bist du | bist du ein roboter | wie heißt du
@help: hilfe | hilf mir | was kannst du | was können sie | wie funktioniert das | kannst du mir helfen | helfen sie mir | ich brauche hilfe
@own-bookings: meine buchungen | meine früheren buchungen | frühere buchungen | vergangene buchungen | bisherige buchungen | alte buchungen | meine reservierungen | meine gebuchten reisen | gebuchte reisen
@receipt: beleg | quittung | rechnung | kaufbeleg | zahlungsbeleg
@talk-to-person: mit einem menschen sprechen | mit einem menschen reden | mit jemandem reden | mit einer person sprechen | mit einem mitarbeiter sprechen | echten menschen | wie erreiche ich sie | wie erreiche ich euch | wie kann ich sie erreichen | sie kontaktieren | euch kontaktieren | kontaktdaten | echter mensch | mitarbeiter sprechen | kundenservice | kundendienst | telefonnummer | hotline | mit jemandem sprechen | einem mitarbeiter
@summary: zusammenfassung | überblick | übersicht | fasse zusammen | zeig mir die reise
@cancel: abbrechen | abbruch | alles abbrechen | alles stornieren | stopp | aufhören
@cancels: storniere | stornieren | storniert | storno | annulliere | annullieren | cancel | canceln
@refunds: erstattung | erstatten | erstattet | rückerstattung | geld zurück | geld zurückbekommen | alles zurück
@compensates: entschädigung | gutschein
@exception: eine ausnahme | ausnahme machen
@same-trip: dieselbe reise | denselben flug | die gleiche reise | den gleichen flug
@pay-paper: geschenkkarte | geschenkkarten | gutscheinen | reisegutschein | reisegutscheinen
@cancels-behind: stornieren | annullieren | canceln | absagen
@unsure: weiß nicht | ich weiß nicht | weiß noch nicht | keine ahnung | unsicher | bin mir nicht sicher | moment | moment mal | mal sehen | muss überlegen
@new-mind: habe es mir anders überlegt | hab es mir anders überlegt | anders überlegt | meinung geändert
@language: sprichst du deutsch | sprechen sie deutsch | auf deutsch | deutsch bitte | auf englisch
@simulated: sind das echte flüge | ist das echt | echte preise
@saved: gespeichert

[lead]
@whereword: wohin | wo
@supposing: was wäre wenn | was ist wenn | was wenn | und wenn | wie wäre es wenn | wie wärs wenn | angenommen | wie viel wäre es | was wäre es | was würde es kosten | wie viel würde es kosten | was wäre , wenn | was ist , wenn | wie wäre es , wenn
@order-noun: buchung | reservierung | flug | flüge | ticket | tickets | reise | bestellung
@alters: ändern | ändere | ändert | umbuchen | verschieben | verschiebe | verlegen | tauschen | herunter | upgrade
@day-thing: flug | flüge | hinflug | rückflug | datum | abflug | direktflug
@later-flight: späteren flug | späteren rückflug | früheren flug | früheren rückflug
@extra-thing: koffer | gepäck | gepäckstück | sitzplatz | sitzplätze | mahlzeit
@adds: hinzufügen | hinzu | dazu | füge | fügen | brauche | nehmen
@whole-booking: buchung | reservierung
@takes-off: entfernen | nehmen | streichen
@people-thing: passagier | passagierin | passagiere | reisenden | namen | nachname | nachnamen | vornamen
@insurance-thing: versicherung | reiseversicherung
@demands: ich möchte | ich will | ich verlange
@goword: fliegen | reisen | verreisen | hin | gehen | fahren
@nicetobe: warm | schön | sonnig | billig | günstig
@fullof: wir lieben=taste:true | wir mögen=taste:true | ich liebe=taste:true | ich mag=taste:true | mögen wir=taste:true | mag ich=taste:true | mit | viel | gerne | mögen | voller | in der nähe von
@suggestword: schlag vor | schlage vor | empfiehl | empfehlen | vorschlagen | suche
@town: stadt | dorf | insel | ort | ziel | land | reiseziel
@unnamedplace: ort | orte | ziel | ziele | reiseziel | reiseziele
@intheair: flug | flugzeit | fliegen | im flugzeug
[solid]
@unnamed: irgendwo | irgendwohin | irgendein ort | egal wohin | wohin auch immer
@ideas: ideen | idee | vorschläge | vorschlag | inspiration | überrasch mich | überrasche mich | was empfiehlst du | was schlägst du vor | reiseideen | hast du ideen
@undecided: weiß nicht wohin | keine ahnung wohin | noch nicht sicher wohin
@triptype: urlaub | kurzurlaub | städtereise=likes:city,days:3 | städtetrip=likes:city,days:3 | strandurlaub=likes:beach | badeurlaub=likes:beach | flitterwochen | skiurlaub=likes:mountains,cold:true | familienurlaub=likes:family
@warmth: warm=c:20 | wärmer=c:20 | warmes=c:20 | wärme=c:20 | heiß=c:27 | sonnig=c:20,dry:true | sonne=c:20,dry:true | tropisch=c:27 | mild=c:18
@chill: kalt | kühl | schnee | winter
@wintry: schnee | skifahren | verschneit | polarlichter
@dryness: trocken | kein regen | ohne regen
@rainy: regen | regnerisch | nass
@liking: strand=likes:beach | strände=likes:beach | meer=likes:beach | baden=likes:beach | kultur=likes:culture | museen=likes:culture | kunst=likes:culture | gutes essen=likes:food | geschichte=likes:history | berge=likes:mountains | wandern=likes:mountains | natur=likes:nature | nachtleben=likes:nightlife | feiern=likes:nightlife | kinderfreundlich=likes:family | familienfreundlich=likes:family
@degrees: grad | grad celsius
@shortflight: kurzer flug | nicht weit=isRough:true | nicht zu weit=isRough:true | kurze flugzeit | in der nähe
@longflight: langstrecke | weit weg
# Places to stay.
[glue]
@inside: in | im | am | an | bei | auf
@house-det: der | die | das | den | dem | mein | meine | meinem | meinen | meiner | unser | unsere | unserem | unseren | unserer | dieses | diesem
@is-way: ist | war | hat | habe | haben | habe ein | habe eine | haben ein | haben eine | gebucht
@such-one: das hat | die hat | die haben | mit
@book-one: es | das | dieses | jetzt | hier | bitte | ihn | sie
@per-one: je | pro person | pro kopf

[lead]
@near-place: in der nähe von | in der nähe der | in der nähe des | in der nähe vom | in der nähe | nahe | nahe bei | nahe am | nahe beim | nahe an | nahe der | nahe dem | neben | neben dem | neben der | unweit | unweit von | beim | näher an | näher am | näher bei
@next-up: jetzt | nun | dann | und jetzt | als nächstes | fehlt noch
@passing-lead: zu | zum | vom | von | zur | bis zum
@stay-it: das hotel | dieses hotel | die unterkunft | diese unterkunft | das zimmer | die wohnung | das haus
@per-night: pro nacht | die nacht | je nacht | jede nacht | für eine nacht | nächtlich
@all-nights: für den ganzen aufenthalt | für alle nächte | insgesamt | für die ganze zeit | alles zusammen | zusammen
@check-in-on: check in | einchecken | anreise | anreisen | ankunft
@check-out-on: check out | auschecken | abreise | abreisen
@star-up: oder mehr | oder besser | und mehr | aufwärts | plus | mindestens
@drop-house: streiche | streich | lösche | lösch | entferne | verwirf | storniere | vergiss | kein mehr | brauche nicht mehr
@book-house: buche | buchen | buch | reserviere | reservieren | bezahle | bezahlen | kaufe
@can-you: kannst du | können sie | könnt ihr | könntest du | könnten sie
@arranges: buchen | suchen | finden | reservieren | vermitteln
@any-such: gibt es eins mit | gibt es welche mit | gibt es eines mit | gibt es eins | hat eins | hat eines | haben welche | welche haben | welches hat | eins mit | eines mit | irgendwas mit | etwas mit
@stay-exists: gibt es | gibts | gibt es ein | gibt es eine | gibt es einen
@about-how-far: wie weit | wie nah | ist es weit | wie weit weg
@about-how-much: wie viel kostet | was kostet | was kosten | wie teuer | wie viel kosten
@about-where: wo liegt | wo ist | wo liegen | in welchem viertel | in welchem stadtteil | welche gegend
@about-when: ab wann | wann kann ich | wann können wir | um wie viel uhr | bis wann | einchecken | auschecken
@about-why: warum | wieso | weshalb
@about-which: welches | welches würdest du nehmen | welches empfiehlst du | was empfiehlst du | welches hotel
@about-kept: wo übernachte ich | wo übernachten wir | wo schlafe ich | wo schlafen wir | welches hotel habe ich | welches hotel haben wir | ist das hotel gebucht | ist mein hotel | wo übernachten wir jetzt | wo wohnen wir | welche unterkunft haben wir | welche unterkunft habe ich
@drop-behind: weg | auch weg | raus | wieder weg | wieder raus | streichen | rausnehmen | doch nicht
@another-stay: ein anderes | anderes | ein weiteres | noch eins | noch eines | andere | weitere | das nächste | etwas anderes
@same-nights: für dieselben nächte | dieselben nächte | für die gleichen nächte | gleiche nächte | für diese nächte | für die nächte
@centre: zentrum | im zentrum | innenstadt | stadtmitte | stadtzentrum | zentral | zentral gelegen | zentraler=by:best-placed | näher am zentrum=by:best-placed | näher zum zentrum=by:best-placed | näher beim zentrum=by:best-placed | in der innenstadt
@transport: u-bahn | s-bahn | bus | tram | straßenbahn | metro
@stay-best: zentralste=order:best-placed | zentralsten=order:best-placed | am zentralsten=order:best-placed | nächstgelegene=order:best-placed
@of-plans: plane | plan | planen | reiseplan | tagesplan | was kann man machen | was können wir machen | was können wir sehen
@of-flights: flug=flown:true | flüge=flown:true | flügen=flown:true | fliegen=flown:true | fliege=flown:true | hinflug=flown:true | rückflug=flown:true | flugzeug=flown:true

[solid]
@house: hotel | hotels=many:true | unterkunft | unterkünfte=many:true | übernachtungsmöglichkeit | bleibe | hotelzimmer | hostel=houseKind:hostel | hostels=houseKind:hostel,many:true | herberge=houseKind:hostel | jugendherberge=houseKind:hostel | ferienwohnung=houseKind:apartments | ferienwohnungen=houseKind:apartments,many:true | apartment=houseKind:apartments | apartments=houseKind:apartments,many:true | appartement=houseKind:apartments | pension=houseKind:guesthouse | pensionen=houseKind:guesthouse,many:true | gästehaus=houseKind:guesthouse | gästehäuser=houseKind:guesthouse,many:true | platz zum schlafen | etwas zum übernachten | wo zum schlafen
@stay-head: hotel | hostel | zimmer | unterkunft | ferienwohnung | haus
@already: schon | bereits
@needed: nötig | notwendig | gebraucht
@bedroom: zimmer | zimmern | doppelzimmer | einzelzimmer | schlafzimmer
@star: stern | sterne | sternen | sternehotel
@luxury: luxuriös | luxuriöses | luxuriöse | luxus | luxushotel
@stay-nearer: näher=order:best-placed
@stay-criterion: sternen=sort:stars | sterne=sort:stars | preis=sort:price | entfernung=sort:distance | lage=sort:distance
@sight-word: burg=sight:castle | schloss=sight:castle | bahnhof=sight:station | hauptbahnhof=sight:station | strand=sight:beach | dom=sight:cathedral | kathedrale=sight:cathedral | flughafen=sight:airport | hafen=sight:harbour | fluss=sight:river | altstadt=sight:old town | museum=sight:museum | markt=sight:market
@all-houses: alle hotels | alle unterkünfte
@feature: später check in=amenity:reception-all-night | später check-in=amenity:reception-all-night | spätester check in=amenity:reception-all-night | spät einchecken=amenity:reception-all-night | späte anreise=amenity:reception-all-night | spät ankommen=amenity:reception-all-night | rezeption rund um die uhr=amenity:reception-all-night
@feature: wlan=amenity:wifi | internet=amenity:wifi | klimaanlage=amenity:air-conditioning | restaurant=amenity:restaurant | bar=amenity:bar | küche=amenity:kitchen | waschmaschine=amenity:laundry | familienzimmer=amenity:family-rooms | familienfreundlich=amenity:family-rooms | haustier=amenity:pets | haustiere=amenity:pets | haustieren=amenity:pets | hund=amenity:pets | hunde=amenity:pets | hunden=amenity:pets | parkplatz=amenity:parking | parkplätze=amenity:parking | garage=amenity:parking | fahrräder=amenity:bicycles | fahrrad=amenity:bicycles | fitnessraum=amenity:gym | fitnessstudio=amenity:gym | pool=amenity:pool | schwimmbad=amenity:pool | schwimmbecken=amenity:pool | wellness=amenity:spa | sauna=amenity:spa | spa=amenity:spa | garten=amenity:garden | gepäckraum=amenity:luggage-room | gepäckaufbewahrung=amenity:luggage-room
@feature: barrierefrei=access:wheelchair | barrierefreies=access:wheelchair | barrierefreie=access:wheelchair | rollstuhl=access:wheelchair | rollstuhlgerecht=access:wheelchair | rollstuhlgerechtes=access:wheelchair | stufenlos=access:step-free | ohne stufen=access:step-free | ohne treppen=access:step-free | aufzug=access:lift | fahrstuhl=access:lift | lift=access:lift | frühstück=breakfast:true | kostenlose stornierung=freeCancellation:true | kostenloser stornierung=freeCancellation:true | kostenlos stornierbar=freeCancellation:true | gratis stornierbar=freeCancellation:true | stornierbar=freeCancellation:true | stornierbares=freeCancellation:true
@stay-cancel: stornieren | stornierung | storno
@untold: ruhig=untold:quiet | ruhige=untold:quiet | ruhiges=untold:quiet | ruhiger=untold:quiet | laut=untold:quiet | leise=untold:quiet | bewertung=untold:reviews | bewertungen=untold:reviews | meerblick=untold:view | aussicht=untold:view | balkon=untold:view | bilder=untold:pictures | fotos=untold:pictures | adresse=untold:address | telefonnummer=untold:address | sauber=untold:reviews
`),
  // Seats, bags, meals and extras.
  inflected(`
[glue]
@buy-be: ist | sind | gibt es | gibts
@buy-help: was | wird | werden
@buy-i: ich
@buy-my: mein=self:true
@buy-him: ihn | sie | ihm | ihr
@buy-us: uns | mir | mich
@buy-too: auch
@may: kann ich | können wir | könnten wir | könnte ich | darf ich | dürfen wir | können sie | könnten sie | kannst du | könntest du
@buy-ask: wieviel | zeig | wo
@buy-where: wo
@buy-tail: verfügbar
@buy-take: ganz
@buy-everyone: jeder
@buy-only: nur | bloß

[lead]
@buy-allowed: darf ich | dürfen wir | darf man | ist es erlaubt
@buy-carry: mit an bord nehmen | mit ins flugzeug nehmen
@buy-my: mein+=self:true | unser+=everyone:true
@buy-one: davon
@buy-too: außerdem | dazu
@buy-ask: welch+ | wie viel | was kostet | was kosten | wie teuer | zeig mir | zeige mir | zeigen sie mir | zeigen sie | haben sie | hast du | gibt es
@buy-tail: noch frei
@buy-take: essen wir | hätte gern | hätten gern | hätte gerne | hätten gerne
@buy-everyone: für alle | für jeden | für uns alle | uns alle | für beide | uns beide | die ganze familie | für uns beide
@buy-one-of-us: einen von uns | eine von uns | einer von uns | nur einen von uns | nur eine von uns | einen von uns beiden
@buy-except: außer für | aber nicht | aber nicht für
@buy-same: das gleiche
@buy-later: noch
@buy-had: habe ich | haben wir
@buy-give-back: nehmen sie | lass | lassen sie | lasst
@buy-back: zurück | weg
@afterall: wieder | mehr | doch | dann doch | doch lieber | nun doch | wieder bitte
@buy-gone: doch nicht | doch nicht mehr | nicht mehr | lieber nicht | wieder raus | wieder weg | verzichte ich | verzichten wir | kann weg | können weg | kann raus | können raus | brauche ich nicht | brauchen wir nicht | brauche ich doch nicht | brauchen wir doch nicht | brauche ich nicht mehr | brauchen wir nicht mehr
@buy-none: keinen | keine | keins | kein | nichts | keiner | keines
@buy-drop: verzichte auf | verzichten auf | vergiss | vergessen sie | kein+ mehr=wholly:true | brauche kein+=wholly:true | brauchen kein+=wholly:true | will kein+=wholly:true | wollen kein+=wholly:true | möchte kein+=wholly:true | möchten kein+=wholly:true | entferne | entfernen sie | streiche | streichen | lösche | storniere | weg mit | doch nicht=wholly:true | keine+ mehr=wholly:true
@buy-loose: ganz vorne=seat:front | weiter vorn=seat:front | ganz hinten=seat:back
@buy-seat: sitzplatz | sitzplätze | platz | plätze
@buy-long: langer flug | langen flug | längeren flug
@buy-short: kurzer flug | kurzen flug | kürzeren flug
@buy-where-sit: wo sitzen wir | wo sitze ich=self:true | sitzen wir | sitze ich=self:true
@buy-what-added: was habe ich dazugebucht | was haben wir dazugebucht | was ist dazugebucht | was hab ich alles dazugebucht | was hab ich dazugebucht | was haben wir alles dazugebucht | was habe ich alles dazugebucht | was ist alles dazugebucht | was habe ich dazu gebucht | was ist alles drin
@buy-outing: reise

[solid]
@buy-carry: mitnehmen | mitbringen | dabeihaben | mitführen
@buy-one: stück
@buy-too: ebenfalls
@buy-tail: frei | übrig | inbegriffen | enthalten | dabei | kostet | kosten
@buy-take: hinzufügen | dazubuchen | buchen | reservieren | auswählen | nehmen | mitnehmen | nehme | nimmt | bringe | bringen | bekommt | isst | esse | sitzen | sitzt
@buy-everyone: alle
@buy-except: außer
@buy-same: dasselbe | genauso
@buy-later: später | nachher
@buy-paid: erstattbar | umbuchbar | stornierbar
@buy-change: ändern | umbuchen | tauschen | zurückgeben
@buy-give-back: nimm
@buy-back: raus | heraus
@buy-gone: raus | weg | entfernen | streichen | löschen | stornieren | abbestellen | abwählen | weglassen | zurückgeben | abmelden | rausnehmen | herausnehmen | wegnehmen | raus nehmen | weniger
@buy-it: das | den | die | je einen | je eins
@buy-each: alle | beides | beide | alle drei
@buy-any: egal | ist mir egal | ist uns egal | irgendein | irgendeiner | irgendeinen | such du aus | suchen sie aus | keine präferenz | wie du willst | wie sie wollen
@buy-dear: zu teuer | sehr teuer | ziemlich teuer | so teuer | recht teuer | ganz schön teuer
@buy-all: alles | alle extras | alle zusatzleistungen
@buy-pairs: paar
@buy-drop: entfernen | löschen
@buy-sure: fenster=seat:window | fensterplatz=seat:window | fensterplätze=seat:window | fenstersitz=seat:window | fenstersitze=seat:window | am fenster=seat:window | gang=seat:aisle | gangplatz=seat:aisle | gangplätze=seat:aisle | gangsitz=seat:aisle | am gang=seat:aisle | beinfreiheit=seat:extra-legroom | mehr beinfreiheit=seat:extra-legroom | extra beinfreiheit=seat:extra-legroom | notausgang=seat:exit-row | am notausgang=seat:exit-row | notausgangsreihe=seat:exit-row | nebeneinander=seat:together | beieinander=seat:together | gänge=seat:aisle | fensterreihe=seat:window | mittelplatz=seat:middle | mittelplätze=seat:middle | mittelsitz=seat:middle | mittelsitze=seat:middle | über dem flügel=seat:wings | über den flügeln=seat:wings | über der tragfläche=seat:wings | über den tragflächen=seat:wings | am flügel=seat:wings | auf höhe der flügel=seat:wings | auf höhe der tragflächen=seat:wings | bei den flügeln=seat:wings | an den flügeln=seat:wings
@buy-loose: zusammen=seat:together | vorn=seat:front | vorne=seat:front | hinten=seat:back | in der mitte=seat:middle | weit vorne=seat:front | weit vorn=seat:front | möglichst vorne=seat:front | möglichst weit vorne=seat:front | vorderer bereich=seat:front | im vorderen bereich=seat:front | im vorderen teil=seat:front
@buy-cheap: günstigst+=seat:cheapest | billigst+=seat:cheapest
@buy-beside: neben | daneben
@buy-apart: getrennt | auseinander
@buy-seat: sitz | sitze | sitzplätzen | plätzen | sitzen
@buy-choose: wählen | aussuchen | auswählen | reservieren
@buy-seatmap: zeig mir die sitze | zeigen sie mir die sitze | zeig mir die sitzplätze | zeigen sie mir die sitzplätze | sitzplan | sitzplatzwahl | sitzplatzreservierung | platzreservierung
@buy-bag: koffer=one:true,bag:checked | koffern=bag:checked | gepäckstück=one:true,bag:checked | gepäckstücke=bag:checked | aufgabegepäck=one:true,bag:checked | gepäck | tasche=one:true | taschen | reisetasche=one:true,bag:checked | handgepäck=bag:cabin | handgepäckstück=one:true,bag:cabin | handkoffer=one:true,bag:cabin | kabinengepäck=bag:cabin | bordgepäck=bag:cabin | kabinenkoffer=one:true,bag:cabin | rucksack=one:true,bag:cabin;-0.2
@buy-diet: vegetarisch=what:vegetarian | vegetarisch+=what:vegetarian | vegetarier=what:vegetarian | vegetarierin=what:vegetarian | ohne fleisch=what:vegetarian | vegan=what:vegan | vegan+=what:vegan | veganer=what:vegan | koscher=what:kosher | koscher+=what:kosher | koschere=what:kosher | koscheres=what:kosher | halal=what:halal | glutenfrei=what:gluten-free | glutenfrei+=what:gluten-free | ohne gluten=what:gluten-free | laktosefrei=what:lactose-free | laktosefrei+=what:lactose-free | ohne laktose=what:lactose-free | diabetiker=what:diabetic | diabetikerin=what:diabetic | salzarm+=what:low-salt | kindermenü=what:child | kindermenüs=what:child | kinderessen=what:child | babynahrung=what:baby | babyessen=what:baby
@buy-dish: normal+=what:standard | warm+=what:standard
@buy-meal: essen | mahlzeit | mahlzeiten | menü | menüs | verpflegung | gericht
@buy-allergy: allergie | allergien | allergisch
@buy-extra: vorrangiges boarding=what:priority boarding | bevorzugtes boarding=what:priority boarding | vorrangiges einsteigen=what:priority boarding | bevorzugtes einsteigen=what:priority boarding | priority boarding=what:priority boarding | zuerst einsteigen=what:priority boarding | fast track=what:fast track | schnellspur=what:fast track | lounge=what:lounge | lounges=what:lounge | loungezugang=what:lounge | reiserücktritt=what:cancel for any reason | stornoschutz=what:cancel for any reason
@buy-gear: ski=what:skis | skier=what:skis | skiausrüstung=what:skis | snowboard=what:snowboard | golfgepäck=what:golf bag | golfschläger=what:golf clubs | golftasche=what:golf bag | surfbrett=what:surfboard | surfbretter=what:surfboards | fahrrad=what:bicycle | fahrräder=what:bicycles | sportgepäck=what:sports equipment | musikinstrument=what:musical instrument | instrument=what:instrument | gitarre=what:guitar | cello=what:cello | geige=what:violin
@buy-extras: extras | zusatzleistungen | zusatzleistung | extra | zusätze
@buy-long: langstrecke | langstreckenflug
@buy-short: kurzstrecke
@buy-together: zusammen | nebeneinander
@buy-outing: fahren | laufen | urlaub | tour | touren | restaurant | restaurants | verleih
@buy-rent: leihe | leihen | miete | mieten | ausleihen
@buy-other: fensterputzer | zeitfenster | essen gehen | gutes essen
`),
  inflected(`
[lead]
@plan-verb: plane | plan | plant | planen sie | organisiere | erstelle | entwirf
@plan-trip: reise | städtereise | urlaub | ferien | kurzurlaub | ausflug
@plan-time: meine tage | unsere tage | die tage | meinen aufenthalt | unseren aufenthalt | die zeit
@plan-intends: plan zu | planen zu | keinen plan | reiseplan per mail
@plan-noun: der plan | den plan | mein plan | meinen plan | unser plan | unseren plan | reiseplan | programm
@plan-show: zeig | zeige | zeig mir | zeig uns | was steht | wie sieht | was ist | was machen wir
@plan-what: was
@plan-dislike: hasse | hassen | mag keine | mögen keine | mag kein
@plan-extra: mehr
@plan-drop: streiche | streich | entferne | ohne | kein | keine | lösche | weg mit | raus mit | überspringe | wir brauchen nicht
@plan-part: lass | lasse | lassen sie | nimm | nehmen sie
@plan-out: weg | aus | raus | heraus
@plan-go: kann weg | muss weg | soll weg | kann raus | muss raus | fällt weg
@plan-swap: tausche | tausch | ersetze | ersetz | wechsle
@plan-for: gegen | durch | mit | für
@plan-instead: statt | anstatt | anstelle von | anstelle
@plan-else: etwas anderes | was anderes | etwas anderem | ein anderes | eine andere | einen anderen
@plan-move: verschiebe | verschieb | verlege | verleg | setze | leg | lege | mach | besuche | nimm
@plan-to: auf | an | am | zu | nach
@plan-first: zuerst | als erstes | an den anfang | am anfang | zu beginn
@plan-last: zuletzt | als letztes | ans ende | am ende
@plan-start: beginne | beginn | beginnen | starte | anfangen mit
@plan-end: beende | ende | schließe
@plan-at: um | mit | bei
@plan-add: füge | füge hinzu | nimm auf | ergänze | wir wollen auch sehen | wir möchten auch sehen | hinzufügen
@plan-ofday: am | an | auf | zu | für | im | von
@plan-something: etwas | was | mehr
@plan-if: wenn | falls | was wenn
@plan-longer: länger | mehr | dazu | zusätzlich
@plan-shorter: kürzer | weniger
@plan-another: noch ein | noch einen | einen weiteren | ein weiterer
@plan-only: nur | stattdessen | lieber | insgesamt
@plan-takesday: streiche | entferne | lösche
@plan-addsday: verlängere um
@plan-less: weniger
@plan-more: mehr | lieber
@plan-search: suche | such | finde | zeig | zeige
@plan-starts: beginne | beginnen | starte | starten | anfangen | beginn | fang an
@plan-compare: vergleiche | vergleich | besser | schöner
@plan-kids: kinder | kindern | die kinder | kind
@plan-note: notiz | notiere | merke | merk dir
@plan-free: lösche | entferne | streiche
@plan-entrance: eintritt | eintritte | eintrittspreise
@plan-later: später anfangen | später beginnen | später starten | ausschlafen
@plan-earlier: früher anfangen | früher beginnen | früher starten
@plan-others: andere ideen | weitere ideen | andere orte | weitere orte | noch andere | was noch
@plan-measure: billigste+=of:fare | günstigste+=of:fare | wärmste+=of:warmth | trockenste+=of:rain | nächste+=of:flight

[solid]
@plan-itinerary: reiseplan | tagesplan | reiseprogramm | reiseroute | besichtigungsprogramm | programm für | plan für
@plan-sights: sehenswürdigkeiten | sehenswürdigkeit | was sollten wir sehen | was gibt es zu sehen | was gibt es zu tun | was kann man machen | was muss man sehen | unternehmungen
@plan-asksee: sehen | anschauen | ansehen | machen | besuchen | unternehmen
@plan-pace: nicht zu voll=pace:calm | nicht so voll=pace:calm | nicht zu viel=pace:calm | nicht zu vollgepackt=pace:calm | ohne stress=pace:calm | ohne hetze=pace:calm | langsam=pace:calm | langsamer=pace:calm | langsameres=pace:calm | gemütlich=pace:calm | gemütlicher=pace:calm | entspannt=pace:calm | entspannter=pace:calm | entspannte=pace:calm | ruhig=pace:calm | ruhiger=pace:calm | ruhige=pace:calm | voll=pace:full | voller=pace:full | schneller=pace:full
@plan-pacenoun: tempo
@plan-lighter: leichter | leichterer | leichteren | leichteres | leichtere | ruhigerer | ruhigeren | kürzerer | kürzeren | lockerer | lockeren | zu anstrengend | zu vollgepackt | ruhiger | weniger voll | entspannter | kürzer | zu voll | zu viel
@plan-dayword: tag
@plan-daywords: tage
@plan-lastday: letzter tag | letzten tag | der letzte tag | den letzten tag
@plan-rain: regnet | regnen | regen | regnerisch | schlechtes wetter | gewitter
@plan-climate: wie ist das wetter | wie wird das wetter | wie warm ist es | ist es warm | regnet es viel | beste reisezeit | wann ist die beste zeit
@plan-food: wo essen | was essen | essen gehen | wo sollen wir essen | wo kann man essen | wo sollten wir essen | restaurants
@plan-quarters: welches viertel | stadtviertel | welche gegend | viertel
@plan-eatwhere: wo sollen wir | wo kann man | wo können wir | wo sollten wir | was soll man
@plan-eatverb: essen | essen gehen
@sight-kind: museum=kind:museum | museen=kind:museum,all:true | galerie=kind:gallery | burg=kind:castle | schloss=kind:castle | kathedrale=kind:cathedral | dom=kind:cathedral | kirche=kind:church | kirchen=kind:church,all:true | kloster=kind:monastery | palast=kind:palace | markt=kind:market | märkte=kind:market,all:true | platz=kind:square | park=kind:park | garten=kind:garden | aussichtspunkt=kind:viewpoint | aquarium=kind:aquarium | zoo=kind:zoo | turm=kind:tower | brücke=kind:bridge | strand=kind:beach | fähre=kind:ferry | tempel=kind:temple | moschee=kind:mosque | festung=kind:fort | oper=kind:opera
`),
]
