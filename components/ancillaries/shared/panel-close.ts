'use client'

import { createContext } from 'react'

/** How a panel that stands in a modal is left; null where it stands in the thread. */
export const PanelCloseContext = createContext<(() => void) | null>(null)
