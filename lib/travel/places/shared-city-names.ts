/**
 * Cities that may be taken for another one of the same name, with their airports and the words that tell them apart: the state in the
 * US, the country elsewhere. A city that is a hundred times as busy as its namesakes is not among them, as nobody takes it for those:
 * London is not, London in Canada is. lib/adapters/places/shared-city-names.test.ts compares the table with the data.
 */
const TABLE = `
Aberdeen|ABR South Dakota|ABZ UK
Albany|ABY Georgia|ALB New York|ALH Australia|NAB Georgia
Alexandria|AEX Louisiana|ALY Egypt|HBE Egypt
Arica|ACM Colombia
Augusta|AUG Maine
Barcelona|BLA Venezuela
Birmingham|BHM Alabama|BHX UK
Boa Vista|BVB Brazil|BVC Cape Verde
Brest|BES France|BQT Belarus|OUI France
Burlington|BRL Iowa|BTV Vermont
Carlsbad|CLD California
Charleston|CHS South Carolina|CRW West Virginia
Cockburn Town|ZSA Bahamas
Columbia|CAE South Carolina|COU Missouri
Columbus|CMH Ohio|CSG Georgia|GTR Mississippi|LCK Ohio
Fayetteville|FAY North Carolina|XNA Arkansas
Florence|FLO South Carolina|FLR Italy|MSL Alabama
Fort Smith|FSM Arkansas|YSM Canada
Georgetown|ASI Saint Helena|GEO Guyana|OGL Guyana
Glasgow|GGW Montana
Greenville|GLH Mississippi|GSP South Carolina|PGV North Carolina
Hamilton|HLZ New Zealand
Hyderabad|HDD Pakistan
Jacksonville|JAX Florida|OAJ North Carolina|UST Florida
Jackson|JAN Mississippi|MKL Tennessee
Jamestown|HLE Saint Helena
Kimberley|YQE Canada
Kingston|KIN Jamaica|KTP Jamaica|NLK Norfolk Island|OCJ Jamaica|YDK Canada|YGK Canada
Kochi|COK India|KCZ Japan
La Paz|LAP Mexico|LPB Bolivia
Lafayette|LAF Indiana|LFT Louisiana
León|BJX Mexico|LEN Spain
London|YXU Canada
Madison|HSV Alabama|MSN Wisconsin
Manchester|MAN UK|MHT New Hampshire
Manzanillo|MZO Cuba|ZLO Mexico
Marietta|NCQ Georgia
Moma|MMW Mozambique
Monterrey|MOY Colombia
Portland|PDX Oregon|PTJ Australia|PWM Maine
Punta Gorda|PND Belize
Richmond|RCM Australia
Rochester|JRC Minnesota|ROC New York|RST Minnesota
Saint George|NWU Bermuda
Saint Petersburg|LED Russia
Salem|SLE Oregon
San Jose|SJC California|SJI Philippines
San José|SJO Costa Rica|SYQ Costa Rica
San Juan|SIG Puerto Rico|SJU Puerto Rico|UAQ Argentina
San Pedro|SPR Belize
San-Pédro|SPY Côte d’Ivoire
Santa Fe|SAF New Mexico|SFN Argentina
Santa Maria|RIA Brazil|SMX California
Santa Rosa|ETR Ecuador|RSA Argentina|SRA Brazil|STS California
Sault Ste. Marie|CIU Michigan|YAM Canada
Sinop|OPS Brazil|SMT Brazil
Springfield|SGF Missouri|SPI Illinois
St. George|SGO Australia
St. Petersburg|PIE Florida
Sydney|YQY Canada
Toledo|TOW Brazil
Trinidad|TDD Bolivia|TND Cuba
Valencia|VLC Spain|VLN Venezuela
Victoria|GZM Malta|PRI Seychelles|VCT Texas|YYJ Canada
Watertown|ART New York
Wilmington|ILG Delaware|ILM North Carolina
`

/** City name by city name, the words after it for each of its airports and areas. */
export const SHARED_CITY_NAMES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...places] = row.split('|')
      return [name, new Map(places.map((place) => [place.slice(0, 3), place.slice(4)]))]
    }),
)
