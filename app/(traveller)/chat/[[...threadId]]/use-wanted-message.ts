'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/pages/chat'

const NOT_HERE = texts.messageInAnotherVersion

/** The message that the address asks for, as a search leads to it: earlier messages are fetched until it is there. */
export function useWantedMessage({ reachMessage }: { reachMessage: (messageId: string) => Promise<boolean> }): {
  id: string | null
  refusal: string | null
} {
  const id = useSearchParams().get('message')
  const [missingId, setMissingId] = useState<string | null>(null)
  useEffect(() => {
    if (!id) return
    let isWanted = true
    void reachMessage(id).then((isThere) => {
      if (isWanted && !isThere) setMissingId(id)
    })
    return () => {
      isWanted = false
    }
  }, [id, reachMessage])
  return { id, refusal: id !== null && missingId === id ? NOT_HERE : null }
}
