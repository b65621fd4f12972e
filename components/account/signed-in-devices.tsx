'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { LocalTime } from '@/components/booking/local-time'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/chip'
import * as texts from '@/lib/texts/account'
import type { SignedInDevice } from '@/lib/travel/account/signed-in-device-schema'
import { Worded } from '../ui/worded'
import { SignOutEverywhere } from './sign-out-everywhere'

const KIND_WORDS: Record<SignedInDevice['kind'], string> = {
  password: texts.signedInWithAPassword,
  guest: texts.beganAsAGuest,
  google: texts.signedInWithGoogle,
  app: texts.fromTheMobileApp,
}

/** Where somebody is signed in, and the ways out: one device, all others, all. */
export function SignedInDevices({ devices: given, isGuest }: { devices: SignedInDevice[]; isGuest: boolean }) {
  const router = useRouter()
  const [gone, setGone] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [note, setNote] = useState('')
  const devices = given.filter(({ id }) => !gone.includes(id))
  const others = devices.filter(({ isThisDevice }) => !isThisDevice)

  const signOut = async (path: string, ids: string[], said: string) => {
    setIsBusy(true)
    setFailure('')
    setNote('')
    const answer = await requestJson(path, z.object({ ended: z.number() }), { method: 'DELETE' })
    setIsBusy(false)
    // What is over already is what was wanted.
    if ('refusal' in answer && answer.refusal.code !== 'not_found') return setFailure(answer.refusal.message)
    setGone((before) => [...before, ...ids])
    setNote(said)
    router.refresh()
  }
  return (
    <>
      <ul className="rounded-card border bg-sheet">
        {devices.map(({ id, device, kind, lastUsedAt, isThisDevice }) => (
          <li key={id} className="flex items-center justify-between gap-x-3 border-t px-4 py-3 first:border-t-0 sm:px-5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
                {device}
                {isThisDevice && <Tag tone="sea">{texts.thisDevice}</Tag>}
              </p>
              <p className="text-pretty text-fact text-ink-soft">
                {KIND_WORDS[kind]} ·{' '}
                {isThisDevice ? (
                  texts.inUseNow
                ) : (
                  <Worded words={texts.lastUsed} parts={{ time: <LocalTime instant={lastUsedAt} isShort /> }} />
                )}
              </p>
            </div>
            {!isThisDevice && (
              <Button
                tone="text"
                className="-me-4 shrink-0"
                disabled={isBusy}
                aria-label={texts.signOutDevice(device)}
                onClick={() => void signOut(`/api/account/sessions/${id}`, [id], texts.deviceIsSignedOut(device))}
              >
                {texts.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {others.length > 0 && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void signOut(
                '/api/account/sessions?keep=this',
                others.map(({ id }) => id),
                texts.allOtherDevicesAreSignedOut,
              )
            }
          >
            {texts.signOutEverywhereElse}
          </Button>
        )}
        <SignOutEverywhere isGuest={isGuest} />
      </div>
      <p role="status" className="text-fact text-moss empty:-mt-4">
        {note}
      </p>
      <p role="alert" className="text-brick text-fact empty:-mt-4">
        {failure}
      </p>
    </>
  )
}
