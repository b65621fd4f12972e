/**
 * The document's first script: the mailed code leaves the address, and so the history, before anything else runs. Next would write the
 * address back as it found it. Until the form takes it, the code is kept in this one variable.
 */
export const TAKE_CODE = `(function () {
  window.wayfarerResetCode = location.hash
  history.replaceState(null, '', location.origin + location.pathname)
})()`
