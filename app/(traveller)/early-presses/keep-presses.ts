/**
 * Runs before anything else of a traveller's page: what is pressed while its scripts are on their way is pressed again when it has come to
 * life (app/browser-set-up.tsx), the last one alone: a button, or the keys of the main screen (components/threads/use-shortcuts.ts). A form
 * that the browser can send by itself goes by itself.
 */
export const KEEP_PRESSES = `(function () {
  var waiting = null
  function keep(event, again) {
    event.preventDefault()
    event.stopPropagation()
    waiting = again
  }
  function onClick(event) {
    var pressed = event.target.closest && event.target.closest('button')
    if (!pressed || (pressed.form && pressed.form.getAttribute('action'))) return
    keep(event, function () { if (pressed.isConnected) pressed.click() })
  }
  function onKey(event) {
    var key = (event.shiftKey ? 'shift+' : '') + String(event.key).toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || ['k', 'shift+o', 'shift+s'].indexOf(key) < 0) return
    keep(event, function () {
      dispatchEvent(new KeyboardEvent('keydown', { key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }))
    })
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  addEventListener('wayfarer:alive', function () {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
    if (waiting) setTimeout(waiting)
  }, { once: true })
})()`
