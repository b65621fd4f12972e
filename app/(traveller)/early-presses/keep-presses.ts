/**
 * Runs before anything else of a traveller's page: what is pressed while its scripts are on their way is pressed again when it has come to
 * life (app/browser-set-up.tsx), the last one alone. A form that the browser can send by itself goes by itself.
 */
export const KEEP_PRESSES = `(function () {
  var waiting = null
  function keep(event) {
    var pressed = event.target.closest && event.target.closest('button')
    if (!pressed || (pressed.form && pressed.form.getAttribute('action'))) return
    event.preventDefault()
    event.stopPropagation()
    waiting = pressed
  }
  addEventListener('click', keep, true)
  addEventListener('wayfarer:alive', function () {
    removeEventListener('click', keep, true)
    setTimeout(function () {
      if (waiting && waiting.isConnected) waiting.click()
    })
  }, { once: true })
})()`
