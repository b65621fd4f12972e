import * as texts from '@/lib/texts/passengers'
import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'

const FIELD_WORDS: Record<PassengerField, string> = {
  title: texts.titleInSentence,
  gender: texts.genderInSentence,
  firstName: texts.firstNameInSentence,
  middleName: texts.middleNameInSentence,
  lastName: texts.lastNameInSentence,
  bornOn: texts.dateOfBirthInSentence,
  email: texts.emailInSentence,
  phone: texts.phoneInSentence,
  'passport.number': texts.passportNumberInSentence,
  'passport.expiresOn': texts.passportExpiryInSentence,
  'passport.issuingCountry': texts.countryOfIssueInSentence,
  'passport.nationality': texts.nationalityInSentence,
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
