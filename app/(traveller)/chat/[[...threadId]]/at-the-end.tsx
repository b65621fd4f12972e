import { InlineScript } from '@/app/inline-script'
import { LEFT_AT } from '@/components/chat/left-at'

const GO_TO_THE_END = `{
  const log = document.querySelector('[role="log"]')
  for (let box = log?.parentElement; box; box = box.parentElement) {
    box.scrollTop = box.scrollHeight
    box.${LEFT_AT} = box.scrollTop
  }
}`

/** Scrolls a thread to its newest message as soon as it stands in the document, long before the page's own scripts are there, and notes where that was. */
export function AtTheEnd() {
  return <InlineScript>{GO_TO_THE_END}</InlineScript>
}
