import { HAND_OFF_PARAMETERS } from '@/lib/travel/account/hand-off'

const NAMES = JSON.stringify(HAND_OFF_PARAMETERS.map((name) => name.toLowerCase()))

/**
 * The document's first script: what the app handed over leaves the address, and so the history, before anything else runs. Until the page
 * takes it, it is kept in this one variable. It does by hand what `withoutHandOff` does: no module is there yet.
 */
export const TAKE_FROM_ADDRESS = `(function () {
  var names = ${NAMES}
  var kept = new URLSearchParams()
  new URLSearchParams(location.search).forEach(function (value, name) {
    if (names.indexOf(name.toLowerCase()) < 0) kept.append(name, value)
  })
  var rest = kept.toString()
  window.wayfarerHandOff = location.search
  history.replaceState(null, '', location.origin + location.pathname + (rest ? '?' + rest : '') + location.hash)
  if (document.currentScript) document.currentScript.remove()
})()`
