import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'

const FIELD_WORDS: Record<PassengerField, string> = {
  title: 'title',
  gender: 'gender',
  firstName: 'first name',
  middleName: 'middle name',
  lastName: 'last name',
  bornOn: 'date of birth',
  email: 'email',
  phone: 'phone',
  'passport.number': 'passport number',
  'passport.expiresOn': 'passport expiry',
  'passport.issuingCountry': 'country of issue',
  'passport.nationality': 'nationality',
}

/** Who still misses what, in the order of the list; who misses the same stands together. */
export function MissingList({ travellers }: { travellers: { label: string; errors: PassengerErrors }[] }) {
  const labelsOf = new Map<string, string[]>()
  for (const { label, errors } of travellers) {
    const words = Object.entries(FIELD_WORDS).flatMap(([field, word]) => (Object.hasOwn(errors, field) ? [word] : []))
    if (words.length > 0) labelsOf.set(words.join(', '), [...(labelsOf.get(words.join(', ')) ?? []), label])
  }
  return (
    <ul className="mt-3 flex flex-col gap-1 text-[15px] leading-6">
      {[...labelsOf].map(([words, labels]) => (
        <li key={words}>
          <span className="font-medium">{labels.join(', ')}</span>: {words}
        </li>
      ))}
    </ul>
  )
}
