import { type Refusal, refuse } from './refusal'

/** What prices can be shown and paid in, by ISO 4217 code; the ones most trips start in come first. */
export const SELECTABLE_CURRENCIES = [
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'British pound' },
  { code: 'USD', name: 'US dollar' },
  { code: 'CHF', name: 'Swiss franc' },
  { code: 'AED', name: 'UAE dirham' },
  { code: 'ARS', name: 'Argentine peso' },
  { code: 'AUD', name: 'Australian dollar' },
  { code: 'BHD', name: 'Bahraini dinar' },
  { code: 'BRL', name: 'Brazilian real' },
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'CLP', name: 'Chilean peso' },
  { code: 'CNY', name: 'Chinese yuan' },
  { code: 'COP', name: 'Colombian peso' },
  { code: 'CZK', name: 'Czech koruna' },
  { code: 'DKK', name: 'Danish krone' },
  { code: 'EGP', name: 'Egyptian pound' },
  { code: 'FJD', name: 'Fijian dollar' },
  { code: 'GEL', name: 'Georgian lari' },
  { code: 'HKD', name: 'Hong Kong dollar' },
  { code: 'HUF', name: 'Hungarian forint' },
  { code: 'IDR', name: 'Indonesian rupiah' },
  { code: 'ILS', name: 'Israeli new shekel' },
  { code: 'INR', name: 'Indian rupee' },
  { code: 'ISK', name: 'Icelandic króna' },
  { code: 'JOD', name: 'Jordanian dinar' },
  { code: 'JPY', name: 'Japanese yen' },
  { code: 'KES', name: 'Kenyan shilling' },
  { code: 'KRW', name: 'South Korean won' },
  { code: 'KWD', name: 'Kuwaiti dinar' },
  { code: 'KZT', name: 'Kazakhstani tenge' },
  { code: 'LKR', name: 'Sri Lankan rupee' },
  { code: 'MAD', name: 'Moroccan dirham' },
  { code: 'MUR', name: 'Mauritian rupee' },
  { code: 'MXN', name: 'Mexican peso' },
  { code: 'MYR', name: 'Malaysian ringgit' },
  { code: 'NOK', name: 'Norwegian krone' },
  { code: 'NZD', name: 'New Zealand dollar' },
  { code: 'OMR', name: 'Omani rial' },
  { code: 'PEN', name: 'Peruvian sol' },
  { code: 'PHP', name: 'Philippine peso' },
  { code: 'PKR', name: 'Pakistani rupee' },
  { code: 'PLN', name: 'Polish złoty' },
  { code: 'QAR', name: 'Qatari riyal' },
  { code: 'RON', name: 'Romanian leu' },
  { code: 'RSD', name: 'Serbian dinar' },
  { code: 'SAR', name: 'Saudi riyal' },
  { code: 'SEK', name: 'Swedish krona' },
  { code: 'SGD', name: 'Singapore dollar' },
  { code: 'THB', name: 'Thai baht' },
  { code: 'TND', name: 'Tunisian dinar' },
  { code: 'TRY', name: 'Turkish lira' },
  { code: 'TWD', name: 'New Taiwan dollar' },
  { code: 'VND', name: 'Vietnamese đồng' },
  { code: 'XAF', name: 'Central African franc' },
  { code: 'XOF', name: 'West African franc' },
  { code: 'XPF', name: 'Pacific franc' },
  { code: 'ZAR', name: 'South African rand' },
] as const
export type SelectableCurrency = (typeof SELECTABLE_CURRENCIES)[number]['code']

const CODES: ReadonlySet<string> = new Set(SELECTABLE_CURRENCIES.map(({ code }) => code))

/** Whether prices can be shown and paid in it. */
export function isSelectableCurrency(code: string): code is SelectableCurrency {
  return CODES.has(code)
}

/** Why a currency cannot be had, with those that can; nothing when it can, or when none is named. */
export function currencyRefusal(code: string | null | undefined): Refusal | undefined {
  if (!code || isSelectableCurrency(code)) return undefined
  const known = [...CODES].sort().join(', ')
  return refuse('currency-unknown', `We can’t show prices in ${code}. You can choose from: ${known}.`, 'currency').refusal
}
