import { fold } from '../places/fold'
import { AIRLINES } from '../supplier/sandbox/world/airlines'

/** How people shorten airlines' names, or write them otherwise; folded, beside the names of the table. */
const SHORT_NAMES = `
TP tap|tap portugal|air portugal
BA ba
U2 easy jet
FR ryan air
W6 wizz|wizzair
LS jet 2
LX swiss international|swiss international air lines|swissair
OS austrian airlines
AY fin air
SK scandinavian airlines|scandinavian
DY norwegian air|norwegian air shuttle
IB iberia lineas aereas
LO lot
AZ ita
TK turkish
A3 aegean airlines
PC pegasus airlines
EK emirates airline|emirates airlines
EY etihad
QR qatar airlines
FZ fly dubai
SV saudi arabian airlines
AT royal air maroc
ET ethiopian
VS virgin
DL delta|delta airlines
UA united
AA american
WN southwest
AS alaska air
B6 jet blue
WS west jet
AC aircanada
AM aeromexico
LA latam
AV avianca airlines
CM copa
QF qantas airways
VA virgin australia airlines
NZ air nz
SQ singapore air
CX cathay
JL jal|japan air lines
NH all nippon airways|all nippon
KE korean airlines
OZ asiana
TG thai airlines
MH malaysia air
VN vietnam air
BR eva|eva airways
GA garuda
AI airindia
6E indigo airlines
MU china eastern airlines
CZ china southern airlines
EI aerlingus
BT air baltic
VY vueling airlines
V7 volotea airlines
EW euro wings
KL klm royal dutch airlines|royal dutch airlines
AF airfrance
F9 frontier airlines
NK spirit airlines
HA hawaiian
UX aireuropa
FI iceland air
BY tui
ME mea
MS egypt air
SA south african
KQ kenya air
`
/** Names of the table that are words of every day: only the long form counts. */
const TOO_PLAIN = new Set(
  'rex gol azul viva peach lift frontier condor neos sky express clic wingo aurora pegasus sansa dat scat'.split(' '),
)

/** Folded names of airlines with their codes. */
export function airlineNames(): Map<string, string> {
  const names = new Map<string, string>()
  for (const { code, name } of AIRLINES) {
    const folded = fold(name)
    if (!TOO_PLAIN.has(folded)) names.set(folded, code)
    if (!/\b(?:airlines?|airways|air)\b/.test(folded)) names.set(`${folded} airlines`, code)
  }
  for (const line of SHORT_NAMES.trim().split('\n')) {
    for (const name of line.slice(3).split('|')) names.set(name, line.slice(0, 2))
  }
  return names
}
