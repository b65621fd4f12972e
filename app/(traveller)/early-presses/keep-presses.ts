/**
 * Runs before anything else of a traveller's page. What is pressed before it has come to life there (app/browser-set-up.tsx tells of the
 * first of it; parts whose scripts are late come to life later, and React drops what is pressed in them until then) is pressed again when
 * it has, the last press alone: a button, or the keys of the main screen (components/threads/use-shortcuts.ts). What is written into a field
 * or chosen there is told to the page then, which drew the field without it, unless the field looks for it by itself: to be told again what
 * was sent or refused meanwhile would undo that. A form that the browser can send by itself goes by itself.
 * And a press counts although the page moved beneath it, because something came in above: browsers know only where it ended.
 */
export const KEEP_PRESSES = `(function () {
  var LOOK_EVERY_MS = 50
  var LONGEST_MS = 15000
  var STILL_PX = 4
  var beganAt = null
  var timer
  var down = null
  var waiting = null
  var written = []
  // React marks what it takes over, a moment before it does so. What has no mark in the end belongs to somebody else, such as an extension.
  function isAlive(element) {
    if (beganAt === null) return false
    return Date.now() - beganAt > LONGEST_MS || Object.keys(element).some(function (key) { return key.indexOf('__reactProps$') === 0 })
  }
  // So the mark has to be seen twice.
  function whenAlive(element, run) {
    var looks = 0
    return function () {
      if (!element.isConnected) return true
      if (!isAlive(element) || ++looks < 2) return false
      run()
      return true
    }
  }
  function keep(event, again) {
    event.preventDefault()
    event.stopPropagation()
    waiting = again
    look()
  }
  function buttonAt(event) {
    return event.target.closest ? event.target.closest('button') : null
  }
  function onPointerDown(event) {
    down = { button: buttonAt(event), x: event.clientX, y: event.clientY }
  }
  // The button from beneath a pointer that has not moved; keys and scripts press without one.
  function movedAway(event) {
    var begun = down
    down = null
    if (!begun || !begun.button || !event.detail || !begun.button.isConnected || begun.button.contains(event.target)) return null
    return Math.abs(event.clientX - begun.x) + Math.abs(event.clientY - begun.y) <= STILL_PX ? begun.button : null
  }
  function onClick(event) {
    var moved = movedAway(event)
    var pressed = moved || buttonAt(event)
    if (!pressed || (!moved && isAlive(pressed)) || (pressed.form && pressed.form.getAttribute('action'))) return
    keep(event, whenAlive(pressed, function () { pressed.click() }))
  }
  function onKey(event) {
    var key = (event.shiftKey ? 'shift+' : '') + String(event.key).toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || ['k', 'shift+o', 'shift+s'].indexOf(key) < 0) return
    var screen = document.querySelector('textarea') || document.body
    if (isAlive(screen)) return
    keep(event, whenAlive(screen, function () {
      dispatchEvent(new KeyboardEvent('keydown', { key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }))
    }))
  }
  function onInput(event) {
    var field = event.target
    if (isAlive(field) || field.hasAttribute('data-takes-early-words')) return
    written = written.filter(function (one) { return one.field !== field })
    var seen = { field: field, value: field.value, checked: field.checked }
    seen.isTold = whenAlive(field, function () { tell(seen) })
    written.push(seen)
    look()
  }
  // From another value than that: what the page believes to stand there already it would not hear.
  function tell(seen) {
    var field = seen.field
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !seen.checked
      return field.click()
    }
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, seen.value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  function look() {
    clearTimeout(timer)
    if (beganAt === null) return
    written = written.filter(function (seen) { return !seen.isTold() })
    if (waiting && waiting()) waiting = null
    if (waiting || written.length) timer = setTimeout(look, LOOK_EVERY_MS)
  }
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  addEventListener('input', onInput, true)
  addEventListener('wayfarer:alive', function () {
    beganAt = Date.now()
    timer = setTimeout(look, LOOK_EVERY_MS)
  }, { once: true })
})()`
