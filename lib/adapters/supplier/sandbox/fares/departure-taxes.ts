/** What a country takes of one adult who leaves it by air, in euros. Lists of four are: within the country, short, medium, long. */
export type DepartureTaxes = {
  /** Airport, security and navigation charges: within the country, and abroad. */
  charges: [number, number]
  /** Farthest short and farthest medium distance of the tax, in kilometres. */
  bands: [number, number]
  tax: number[]
  premiumTax: number[]
  /** Which of the tax and the charges children pay less of: nobody, those in economy, or all of them. */
  childrenAre: 'taxed' | 'free' | 'free-in-economy' | 'half-charged'
}

const FLAT_BANDS: [number, number] = [3_500, 6_000]

/**
 * Rounded from what the countries and their main airports publish for 2026: UK air passenger duty (children free in economy; bands
 * of 2,000 and 5,500 miles), German Luftverkehrsteuer, French solidarity and civil aviation tax, Dutch vliegbelasting, Austrian
 * Flugabgabe, Belgian inschepingstaks, Danish and Norwegian passenger taxes, US segment fees, security fee and international tax, Australian
 * passenger movement charge and Hong Kong departure tax (children free), Japanese departure tax, and airport charges.
 * country | charges home/abroad | bands | tax home/short/medium/long | the same in premium cabins | children
 */
const TABLE = `
GB|14/25|3219/8851|9/17/117/122|18/37/280/291|free-in-economy
IE|9/14||||
DE|20/24|2500/6000|13/13/33/59||
FR|14/20|2500/5500|12/12/24/49|35/35/89/129|
NL|22/24||30/30/30/30||
BE|20/24|500/6000|10/10/5/5||
AT|20/24|350/6000|12/30/12/12||
CH|22/27||||
LU|12/16||||
ES|12/18||||
PT|13/18||2/2/2/2||
IT|14/18||7/7/7/7||
GR|10/18||||
MT|10/18||||
CY|10/20||||
DK|12/18|2500/6000|4/4/33/40||
NO|14/17|3500/6000|5/5/29/29||
SE|13/17||||
FI|9/14||||
IS|8/15||||
PL|11/15||||
CZ|10/19||||
HU|8/16||||
RO|8/14||||
TR|4/20||||
US|0/4.5||13/24.5/24.5/24.5||
CA|26/34|2000/6000|0/0/14/14||
MX|26/46||||
BR|8/26||||
AR|6/52||||
CL|7/25||||
CO|6/40||||
PE|8/26||||
DO|20/58||||
JM|18/44||||
AU|10/22||0/40/40/40||free
NZ|8/31||||
FJ|6/52||||
JP|2.5/17||0/16/16/16||half-charged
KR|2.5/16||||
CN|6/11||||
HK|0/30||0/22/22/22||free
TW|3/14||||
SG|0/44||0/1/2/6|0/3/8/26|
MY|3/15||||
TH|3.5/21||||
ID|8/14||||
PH|3.5/14||||
VN|4/20||||
IN|8/19||||
PK|6/30||||
LK|6/52||||
MV|6/44||||
AE|0/27||||
QA|0/38||||
SA|5/22||||
KW|0/15||||
BH|0/26||||
OM|0/24||||
JO|5/48||||
IL|5/28||||
EG|4/30||||
MA|8/20||||
TN|6/18||||
ZA|12/18||0/10/10/10||
KE|6/44||||
NG|6/80||||
MU|5/38||||
TZ|9/44||||
RU|6/12||||
`

const ELSEWHERE: DepartureTaxes = { charges: [9, 26], bands: FLAT_BANDS, tax: [], premiumTax: [], childrenAre: 'taxed' }

const BY_COUNTRY: ReadonlyMap<string, DepartureTaxes> = new Map(TABLE.trim().split('\n').map(parseRow))

/** Of countries that are not listed: small airport charges and no tax. */
export function departureTaxesOf(countryCode: string): DepartureTaxes {
  return BY_COUNTRY.get(countryCode) ?? ELSEWHERE
}

function parseRow(line: string): [string, DepartureTaxes] {
  const [country = '', charges = '', bands = '', tax = '', premiumTax = '', childrenAre = ''] = line.split('|')
  const [home = 0, abroad = 0] = figures(charges)
  const [short = FLAT_BANDS[0], medium = FLAT_BANDS[1]] = figures(bands)
  return [
    country,
    {
      charges: [home, abroad],
      bands: [short, medium],
      tax: figures(tax),
      premiumTax: figures(premiumTax || tax),
      // The table is ours: its last column holds only these words, or nothing.
      childrenAre: (childrenAre || 'taxed') as DepartureTaxes['childrenAre'],
    },
  ]
}

function figures(text: string): number[] {
  return text === '' ? [] : text.split('/').map(Number)
}
