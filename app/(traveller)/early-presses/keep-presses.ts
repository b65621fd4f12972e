/**
 * Runs before anything else of a traveller's page: what is pressed while its scripts are on their way is pressed again when it has come to
 * life (app/browser-set-up.tsx), the last one alone: a button, or the keys of the main screen (components/threads/use-shortcuts.ts). What is
 * written into a field or chosen there is told to the page then, which drew the field without it. A form that the browser can send by
 * itself goes by itself.
 */
export const KEEP_PRESSES = `(function () {
  var waiting = null
  var written = []
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
  function onInput(event) {
    if (written.indexOf(event.target) < 0) written.push(event.target)
  }
  function look(field) {
    return { field: field, value: field.value, checked: field.checked }
  }
  function tell(seen) {
    var field = seen.field
    if (!field.isConnected) return
    // From another value than that: what the page believes to stand there already it would not hear.
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !seen.checked
      return field.click()
    }
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, seen.value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  addEventListener('input', onInput, true)
  addEventListener('wayfarer:alive', function () {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
    removeEventListener('input', onInput, true)
    // The page draws each field anew as it hears of the one before.
    var seen = written.map(look)
    setTimeout(function () {
      seen.forEach(tell)
      if (waiting) waiting()
    })
  }, { once: true })
})()`
