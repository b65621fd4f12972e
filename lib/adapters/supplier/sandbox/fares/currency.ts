import { type Money, minorDigits } from '@/lib/travel/money'

/**
 * Units of a currency for one euro, roughly as of 1 January 2026. A dated table, not a feed: it only decides
 * how the sandbox's euro prices look in another currency.
 */
const UNITS_PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 0.87,
  USD: 1.17,
  CHF: 0.93,
  SEK: 10.9,
  NOK: 11.8,
  DKK: 7.47,
  PLN: 4.22,
  CZK: 24.2,
  HUF: 385,
  RON: 5.09,
  ISK: 147,
  TRY: 50,
  AED: 4.31,
  SAR: 4.4,
  QAR: 4.27,
  KWD: 0.36,
  ILS: 3.75,
  INR: 105,
  SGD: 1.51,
  MYR: 4.77,
  THB: 37,
  IDR: 19_600,
  VND: 30_800,
  JPY: 184,
  KRW: 1_690,
  CNY: 8.2,
  HKD: 9.13,
  TWD: 36.8,
  AUD: 1.76,
  NZD: 2.04,
  CAD: 1.61,
  MXN: 21.1,
  BRL: 6.45,
  CLP: 1_060,
  COP: 4_400,
  ZAR: 19.4,
  MAD: 10.7,
  EGP: 55.8,
}

/** What an origin's travellers pay in; countries not named pay in US dollars, as tickets there often are. */
const CURRENCY_OF: Readonly<Record<string, string>> = Object.fromEntries(
  `EUR AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ME XK GP MQ RE GF YT MC
GBP GB GG JE IM|CHF CH LI|SEK SE|NOK NO SJ|DKK DK FO GL|PLN PL|CZK CZ|HUF HU|RON RO|ISK IS|TRY TR|AED AE|SAR SA|QAR QA|KWD KW|ILS IL|INR IN|SGD SG|MYR MY
THB TH|IDR ID|VND VN|JPY JP|KRW KR|CNY CN|HKD HK|TWD TW|AUD AU|NZD NZ CK|CAD CA|MXN MX|BRL BR|CLP CL|COP CO|ZAR ZA LS SZ|MAD MA|EGP EG`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [currency = '', ...countries] = row.split(' ')
      return countries.map((country) => [country, currency])
    }),
)

/** The one currency of a search, by the country it starts in. */
export function currencyOf(countryCode: string): string {
  return CURRENCY_OF[countryCode] ?? 'USD'
}

/** Where a unit is small, prices are whole units, or tens, hundreds, thousands of them, as they are in shops there. */
export function moneyFromEuro(euro: number, currency: string): Money {
  const rate = UNITS_PER_EURO[currency] ?? 1
  const unit = 10 ** minorDigits(currency)
  const step = rate < 15 ? 1 : unit * (rate < 500 ? 1 : rate < 3_000 ? 100 : 1_000)
  return { amountMinor: Math.max(step, Math.round((euro * rate * unit) / step) * step), currency }
}
