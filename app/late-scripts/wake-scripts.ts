/**
 * Stands at the end of a page instead of its scripts, and fetches them when somebody touches the page, or sooner (`Wake`). What is pressed
 * or sent meanwhile is pressed again when the page has come to life, so that nothing is lost. A form that can go by itself does, and so does
 * a link, unless `data-acts` marks one whose press does more than open a page. Where a script does not come, everything is as it was
 * without any, and a page that was held back is loaded anew, once. A browser moves a pointer that rests when a page is laid out under it:
 * that is nobody's touch. A page whose scripts come when it has been painted is a traveller's, and keeps its presses by itself
 * (app/(traveller)/early-presses). Written for the oldest browser, as no tool rewrites it; `LATE_SOURCES` and `LATE_WAKE` are filled in for
 * each page.
 */
export const WAKE_SCRIPTS = `(function (sources, wakes) {
  var touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'], waiting = null, isAwake = false
  function wake() {
    if (isAwake) return
    isAwake = true
    touches.forEach(function (touch) { removeEventListener(touch, onTouch, true) })
    fetchFrom(0)
  }
  // One after the other: to begin with all of them at once holds a slow phone up for a tenth of a second.
  function fetchFrom(index) {
    if (index === sources.length) return
    var script = document.createElement('script')
    script.src = sources[index]
    script.async = true
    script.onerror = giveUp
    document.head.appendChild(script)
    setTimeout(function () { fetchFrom(index + 1) })
  }
  function onTouch(event) {
    if (event.type !== 'pointermove' || event.movementX || event.movementY) wake()
  }
  function goesByItself(form) {
    return Boolean(form.getAttribute('action')) || form.querySelector('[name^="$ACTION"]') !== null
  }
  function keep(event, again) {
    event.preventDefault()
    event.stopPropagation()
    waiting = again
    wake()
  }
  function onClick(event) {
    var pressed = event.target.closest && event.target.closest('button, a[data-acts]')
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey || (pressed.type === 'submit' && pressed.form && goesByItself(pressed.form))) return
    keep(event, function () { pressed.click() })
  }
  function onSubmit(event) {
    var form = event.target
    if (!goesByItself(form)) keep(event, function () { form.requestSubmit() })
  }
  function onEnter(event) {
    var field = event.target, form = field.form
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || field.tagName !== 'TEXTAREA' || !form || goesByItself(form)) return
    keep(event, function () { form.requestSubmit() })
  }
  function letGo() {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onEnter, true)
    removeEventListener('submit', onSubmit, true)
  }
  function giveUp() {
    letGo()
    var visit = performance.getEntriesByType('navigation')[0]
    if (waiting && !(visit && visit.type === 'reload')) location.reload()
  }
  touches.forEach(function (touch) { addEventListener(touch, onTouch, { capture: true, passive: true }) })
  if (wakes === 'painted') {
    // The second frame begins when the first one, of the whole page, has been shown; a window that nobody sees has no frames.
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(wake) }) })
    return setTimeout(wake, 1000)
  }
  if (wakes === 'loaded') addEventListener('load', function () { setTimeout(wake, 200) })
  addEventListener('click', onClick, true)
  addEventListener('keydown', onEnter, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('wayfarer:alive', function () {
    letGo()
    if (waiting) setTimeout(waiting)
  }, { once: true })
  addEventListener('pagehide', function () { waiting = null })
})(LATE_SOURCES, LATE_WAKE)`
