'use client'

import { useState } from 'react'
import { oweFocus, settleFocus, takeFocusOrigin } from './focus-origin'

/**
 * The focus around one dialog: without a trigger of its own, the library would leave it nowhere. `onOpen` belongs to the moment before the
 * dialog takes it, `whileThere` is a ref of its content; `giveBack` answers its `onCloseAutoFocus`, unless the focus was moved already.
 */
export function useFocusOrigin() {
  // A ref that is another one with each drawing would be told each time that its content is gone.
  return useState(createFocusOrigin)[0]
}

function createFocusOrigin() {
  let origin: HTMLElement | null = null
  return {
    onOpen: () => {
      origin = takeFocusOrigin()
    },
    whileThere: (content: HTMLElement | null) => {
      if (!content) oweFocus(origin)
    },
    giveBack: (event: Event) => {
      const isOwed = settleFocus(origin)
      if (event.defaultPrevented) return
      event.preventDefault()
      if (isOwed) origin?.focus()
    },
  }
}
