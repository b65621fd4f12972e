'use client'

import { createContext } from 'react'

/** Closes the drawer the list stands in on a phone; does nothing beside the thread. */
export const CloseListContext = createContext<() => void>(() => {})
