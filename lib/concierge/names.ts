import { createKnownNames } from '@/lib/adapters/names/known-names'

/** The places and airlines that the concierge knows by name. */
export const NAMES = createKnownNames()
