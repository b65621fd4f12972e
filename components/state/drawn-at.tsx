'use client'

import { createContext, useContext } from 'react'

const DrawnAt = createContext<number | null>(null)

/** The server's clock (milliseconds since 1970) when it drew the page: while the page comes to life it is the same time there as here. */
export const DrawnAtProvider = DrawnAt.Provider

export function useDrawnAt(): number | null {
  return useContext(DrawnAt)
}
