'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChevronDownIcon } from '@/components/ui/icons'
import { Popover } from '@/components/ui/popover'
import * as texts from '@/lib/texts/passengers'
import type { PlainDate } from '@/lib/travel/dates'
import { fittingSaved } from '@/lib/travel/passengers/fitting-saved'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import type { SavedPassengerSummary } from '@/lib/travel/passengers/saved-passenger'

const GROUP_WORDS: Record<PassengerType, string> = {
  adult: texts.adultsOnThisTripsDates,
  child: texts.childrenOnThisTripsDates,
  infant: texts.infantsOnThisTripsDates,
}

/** "Fill from saved": the people of the right age first, the others after them. */
export function SavedPicker({
  saved,
  type,
  travelOn,
  usedIds,
  onPick,
}: {
  saved: SavedPassengerSummary[]
  type: PassengerType
  travelOn: PlainDate
  /** Profiles that fill another traveller's form already. */
  usedIds: string[]
  onPick: (id: string) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { fitting, others } = fittingSaved(saved, type, travelOn)
  const pick = (id: string) => {
    setIsOpen(false)
    onPick(id)
  }
  const people = (list: SavedPassengerSummary[]) =>
    list.map((person) => <PersonButton key={person.id} person={person} isUsed={usedIds.includes(person.id)} onPick={pick} />)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={texts.savedPassengers}
      trigger={(opens) => (
        <Button {...opens}>
          {texts.fillFromSaved} <ChevronDownIcon />
        </Button>
      )}
    >
      {fitting.length > 0 && <Group title={GROUP_WORDS[type]}>{people(fitting)}</Group>}
      {others.length > 0 && <Group title={fitting.length > 0 ? texts.ofAnotherAge : texts.nobodySavedIsOfThisAge}>{people(others)}</Group>}
    </Popover>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-3 last:mb-0">
      <p className="mb-1 text-fact text-ink-soft">{title}</p>
      <ul className="flex flex-col">{children}</ul>
    </section>
  )
}

function PersonButton({ person, isUsed, onPick }: { person: SavedPassengerSummary; isUsed: boolean; onPick: (id: string) => void }) {
  const { id, firstName, middleName, lastName, bornOn, isSelf, passport } = person
  const facts = [
    isSelf && texts.youInSentence,
    texts.born(bornOn.slice(0, 4)),
    passport && texts.passport(passport.maskedNumber),
    isUsed && texts.onThisTripAlready,
  ]
  return (
    <li>
      <button
        type="button"
        disabled={isUsed}
        onClick={() => onPick(id)}
        className="flex min-h-11 w-full flex-col items-start rounded-[7px] px-2 py-1.5 text-start hover:bg-sea-soft disabled:cursor-not-allowed disabled:text-ink-soft disabled:hover:bg-transparent"
      >
        <span className="break-words text-[15px] leading-5">{[firstName, middleName, lastName].filter(Boolean).join(' ')}</span>
        <span className="text-fact text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  )
}
