import { isSelectableCurrency, type SelectableCurrency } from './currencies'
import { countryOfLanguages } from './places/country-of-languages'

const CURRENCY_OF: Readonly<Record<string, SelectableCurrency>> = table(`
EUR AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ME XK GP MQ GF RE YT PM MF BL MC AD SM VA
GBP GB GG JE IM|CHF CH LI|SEK SE|NOK NO SJ|DKK DK FO GL|PLN PL|CZK CZ|HUF HU|RON RO|RSD RS|ISK IS|TRY TR|GEL GE|KZT KZ
AED AE|SAR SA|QAR QA|KWD KW|BHD BH|OMR OM|JOD JO|ILS IL|EGP EG|MAD MA EH|TND TN|KES KE|MUR MU|ZAR ZA LS SZ NA
XOF SN CI BJ BF ML NE TG GW|XAF CM GA CG TD CF GQ|INR IN BT|PKR PK|LKR LK|SGD SG|MYR MY|THB TH|IDR ID|VND VN|PHP PH
JPY JP|KRW KR|CNY CN|HKD HK|TWD TW|AUD AU NR KI TV|NZD NZ CK NU|FJD FJ|XPF PF NC WF|CAD CA|MXN MX|BRL BR|ARS AR|CLP CL|COP CO|PEN PE
USD US PR GU VI MP AS EC SV PA TL
`)

/** What people of a country (ISO 3166-1 alpha-2) pay in, where prices can be shown in it. */
export function currencyOfCountry(countryCode: string): SelectableCurrency | null {
  return CURRENCY_OF[countryCode] ?? null
}

/** The currency of the country that a browser's languages speak of, most wanted first: "en-US" is dollars, "hi" rupees; null where they name none. */
export function currencyOfLanguages(languages: readonly string[]): SelectableCurrency | null {
  const country = countryOfLanguages(languages)
  return country ? currencyOfCountry(country) : null
}

function table(text: string): Record<string, SelectableCurrency> {
  const entries = text
    .trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [currency = '', ...countries] = row.split(' ')
      if (!isSelectableCurrency(currency)) throw new Error(`${currency} is no currency of the list`)
      return countries.map((country): [string, SelectableCurrency] => [country, currency])
    })
  return Object.fromEntries(entries)
}
