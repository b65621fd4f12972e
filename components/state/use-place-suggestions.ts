'use client'

import { useEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/state'
import type { Place } from '@/lib/travel/places/place'
import { suggestPlaces } from './suggest-places'

const PAUSE_MS = 140

type Found = { text: string; places: Place[]; note: string | null }

/** Places that may be meant by `text`, asked for after a short pause; until they come those of the text before stay, not `isCurrent`. */
export function usePlaceSuggestions(text: string): Pick<Found, 'places' | 'note'> & { isCurrent: boolean } {
  const [found, setFound] = useState<Found>({ text: '', places: [], note: null })
  const wanted = useRef('')
  useEffect(() => {
    const asked = text.trim()
    wanted.current = asked
    if (asked === '') return
    const timer = setTimeout(async () => {
      const answer = await suggestPlaces(asked)
      if (wanted.current !== asked) return
      if ('refusal' in answer) return setFound({ text: asked, places: [], note: answer.refusal.message })
      setFound({ text: asked, places: answer.places, note: answer.places.length === 0 ? texts.noPlaceFoundFor(asked) : null })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text.trim() === '' ? { places: [], note: null, isCurrent: true } : { ...found, isCurrent: found.text === text.trim() }
}
