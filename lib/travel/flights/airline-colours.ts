/** CSS colours: of the tile, of the letters on it, and of a stripe beneath them where the airline has a second colour. */
export type AirlineColours = { background: string; ink: string; stripe: string | null }

/** The colour that an airline is known by, and its second one: code, hex, hex. To add an airline, write a line. */
const TABLE = `
BA 01295C EB2226
VS D6083B 61126B
U2 FF6600
FR 073590 F1C933
W6 C6007E 06038D
LS D0112B B4B8BB
BY 70CBF4 D40E14
EI 006272 84BD00
LM 1A1A1A B11F2E
LH 05164D FFAD00
EW 97004B 00A5B5
DE FFA700 FFFFFF
OS D81E05 FFFFFF
LX E30614
SN 00235F E4002B
AF 002157 ED1C24
TO 00D66C 005030
HV 00D66C
KL 00A1DE 003145
LG 0078B4 FFFFFF
IB D7192D FDB913
I2 FDB913 D7192D
VY FFCC00 4D4D4D
UX 005EB8
TP 00A650 E4002B
S4 0063A6 7FC8E8
AZ 0C4DA2 009246
A3 00539F AC1F2D
TK C70A0C
PC FDB913 E2001A
XQ 0A3D91 F58220
SK 000099 B8C4D0
DY D81939 003087
WF 00804A
AY 0B1560
BT BED62F
FI 003A7D FFC20E
LO 11397E C8102E
QS F58220 003DA5
RO 003DA5
JU 00205B C8102E
OU 00529B ED1C24
EK D71921 C8A45C
EY BD8B13
QR 5C0632
SV 046A38 C5A25D
RJ 1C1C1C C8102E
MS 00205B C5A25D
AT C20831 006233
ET 006B3F FCD116
KQ C8102E 000000
SA 002395 E03C31
AI DA0E29 5B2C83
6E 001B94
SQ 00266B F99F1C
CX 006564
JL C00000
NH 13448F 00A0E0
KE 6FC5E8 C8102E
TG 4B2885 C8A24B
MH 0F2B5B D22630
GA 006A8E
VN 005F6E DAA520
AK FF0000
BR 00613C F58220
CA C8102E
MU 003E7E E60012
CZ 00A0E9 E60012
QF E40000
NZ 00151D
VA E1163C 61126B
JQ FF5115
AA 0078D2 C30019
DL 003366 C8102E
UA 0033A0
WN 304CB2 F9B612
B6 003876 00A1DE
AS 01426A 64CCC9
F9 046A38
HA 413691 CE0C88
AC D22630 000000
WS 00AAA5 003A70
AM 0B2343 C8102E
CM 0032A0 C5A25D
AV DA291C
LA 1B0088 ED1651
G3 FF7020
AD 00205B 00A1DE
AR 00A0DD
`

const INKS = ['#ffffff', '#10161d']

const COLOURS: ReadonlyMap<string, AirlineColours> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', main = '', second] = line.split(' ')
      return [code, { background: `#${main}`, ink: inkOn(`#${main}`), stripe: second ? `#${second}` : null }]
    }),
)

/** An airline's own colours; null where they are not known. */
export function airlineColours(iataCode: string): AirlineColours | null {
  return COLOURS.get(iataCode) ?? null
}

/** The codes of the airlines whose colours are known. */
export function colouredAirlines(): string[] {
  return [...COLOURS.keys()]
}

/** How far two colours (`#rrggbb`) stand apart, 1 to 21, as WCAG 2.2 measures it. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

/** White or near black, whichever is read more easily on it. */
function inkOn(background: string): string {
  const [white = '', black = ''] = INKS
  return contrastOf(background, white) >= contrastOf(background, black) ? white : black
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
