'use client'

import type { ComponentProps } from 'react'
import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/passengers'
import type { PassengerWarning } from '@/lib/travel/passengers/passenger-warnings'
import { CardHead } from './card-head'
import { ContactFields } from './contact-fields'
import { FillTools } from './fill-tools'
import { IdentityFields, type PassengerFieldsProps } from './identity-fields'
import { PassportFields } from './passport-fields'
import { SaveChoice, type SaveWish } from './save-choice'

/** One traveller's form. On a phone only the current one stands; from there on all do, in a large party folded but for the current one. */
export function PassengerCard({
  label,
  isCurrent,
  isFolded,
  isComplete,
  warnings,
  saveWish,
  isMasked,
  fill,
  onOpen,
  onSaveWish,
  onUnmask,
  ...fields
}: PassengerFieldsProps & {
  label: string
  isCurrent: boolean
  isFolded: boolean
  isComplete: boolean
  warnings: PassengerWarning[]
  saveWish: SaveWish
  /** The passport number came from a saved profile, and is shown by its last signs. */
  isMasked: boolean
  fill: Omit<ComponentProps<typeof FillTools>, 'passenger'>
  onOpen: () => void
  onSaveWish: (wish: SaveWish) => void
  onUnmask: () => void
}) {
  const { name, passenger, errors, onChange, onLeave } = fields
  return (
    <section
      aria-label={label}
      data-current={isCurrent}
      className={`flex flex-col gap-4 border-t px-4 first-of-type:border-t-0 sm:px-5 ${isFolded ? 'py-2' : 'py-5'} ${isCurrent ? '' : 'max-sm:hidden'}`}
    >
      <CardHead
        label={label}
        name={`${passenger.firstName} ${passenger.lastName}`.trim()}
        isComplete={isComplete}
        isFolded={isFolded}
        onOpen={onOpen}
      />
      <div hidden={isFolded} className={isFolded ? '' : 'flex flex-col gap-4'}>
        <FillTools passenger={passenger} {...fill} />
        <IdentityFields {...fields} />
        {passenger.passport && (
          <PassportFields
            name={`${name}.passport`}
            hint={texts.airlineAsksForIt}
            passport={passenger.passport}
            errors={errors}
            isMasked={isMasked}
            onChange={(passport) => onChange({ passport })}
            onLeave={onLeave}
            onUnmask={onUnmask}
          />
        )}
        <ContactFields {...fields} />
        <div role="status" className="flex flex-col gap-3 empty:-mt-4">
          {warnings.map(({ code, message }) => (
            <Note key={code}>{message}</Note>
          ))}
        </div>
        <SaveChoice wish={saveWish} canBeSelf={passenger.type === 'adult'} onChange={onSaveWish} />
      </div>
    </section>
  )
}
