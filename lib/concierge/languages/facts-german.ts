import { type FactPhrases, hoursOf, onFlights, piecesIn, sharesIn, termIn, toWhom } from './fact-phrases'
import { type Kept, MEMORY_WORDS } from './memory-words'
import { GERMAN_PHRASES } from './phrases-german'
import { SEARCH_PHRASES } from './search-phrases'

const LABELS = { Adult: 'Erwachsener', Child: 'Kind', Infant: 'Baby' }
const SHARES = {
  ' each': ' pro Person',
  ' for each of ': ' je für ',
  ' for the ': ' für: ',
  ' for one ': ' für: ',
  ' for all ': ' für alle ',
  adults: 'Erwachsene',
  adult: 'Erwachsener',
  children: 'Kinder',
  child: 'Kind',
  infants: 'Babys',
  infant: 'Baby',
  travellers: 'Reisende',
  'service fee': 'Servicegebühr',
}
const people = (count: number) => (count > 1 ? ` für ${count} Reisende` : '')

const wordsOf = (kept: readonly Kept[]) => kept.map((one) => MEMORY_WORDS.de[one])

export const GERMAN_FACTS: FactPhrases = {
  end: '.',
  say: {
    flight: (flight, departsAt) => `${flight}, ${departsAt}`,
    name: (name) => name,
    fare: (brand, total) => `${brand} (${total})`,
    bags: (count, isEach) => (count === 0 ? 'kein Koffer' : `${count === 1 ? 'ein' : count} Koffer${isEach ? ' pro Person' : ''} dabei`),
    weight: (kg) => `${kg} kg`,
    'cabin-bags': (pieces) => (pieces === 'none' ? 'kein Handgepäck' : `Handgepäck ${piecesIn(pieces)}`),
    'hand-luggage': () => 'Handgepäck',
    'hand-luggage-unknown': () => 'das Handgepäck steht auf der Karte des Fluges bei jedem Tarif',
    change: (term) =>
      termIn(term, {
        no: 'keine Umbuchung',
        yes: 'Umbuchung kostenlos',
        unknown: 'Umbuchung: keine Angabe',
        fee: (fee) => `Umbuchung für ${fee}`,
        someFee: 'Umbuchung gegen Gebühr, Höhe nicht angegeben',
      }),
    refund: (term) =>
      termIn(term, {
        no: 'keine Erstattung',
        yes: 'volle Erstattung',
        unknown: 'Erstattung: keine Angabe',
        fee: (fee) => `Erstattung abzüglich ${fee}`,
        someFee: 'Erstattung abzüglich einer Gebühr, Höhe nicht angegeben',
      }),
    'no-checked-bag': () => 'kein Tarif enthält einen Koffer',
    meal: () => 'Essen',
    seat: () => 'Sitzplatzwahl',
    'included-in': (brands) => `inklusive in ${brands.join(', ')}`,
    'not-included': () => 'nicht inklusive',
    'added-later': () => 'sobald die Tarife feststehen, können Sie es dazubuchen',
    'inclusion-unknown': () => 'die Fluggesellschaft gibt nicht an, ob es inklusive ist',
    'if-firm': () => 'reicht, wenn Ihre Pläne feststehen',
    'if-unsure': (term) => `wenn sich etwas ändern kann: ${GERMAN_FACTS.say.change(term)}`,
    refundable: (brand, isLessFee) => `${brand} ist erstattbar${isLessFee ? ', abzüglich einer Gebühr' : ''}`,
    'none-refundable': () => 'keiner dieser Tarife ist erstattbar',
    price: (total, travellers) => `${total}${people(travellers)}, inklusive Steuern und Gebühren`,
    'taxes-included': () => 'inklusive Steuern und Gebühren',
    sum: (total, parts) => `zusammen ${total}${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`,
    'cheapest-of-each': () => 'jeweils der günstigste Tarif',
    'others-on-top': () => 'das gilt nur für diesen Flug, die schon gewählten kommen dazu',
    'trip-total': (total) => `die Reise kostet insgesamt ${total}, inklusive Steuern und Gebühren`,
    with: (hasBag, hasRefund, isEach) =>
      `mit ${[hasBag && `einem Koffer${isEach ? ' pro Person' : ''}`, hasRefund && 'Erstattung bei Stornierung'].filter(Boolean).join(' und ')}`,
    'no-fare-with': () => 'das bietet kein Tarif dieses Fluges',
    'can-still-change': () => 'solange ein Flug noch nicht gewählt ist, kann sich das ändern',
    'cheapest-each-way': () => 'gerechnet ist der günstigste Flug, wo Sie noch keinen gewählt haben',
    'single-bags-later': () => 'einzelne Koffer können Sie nach den Tarifen dazubuchen',
    'each-way': () => 'jeder Preis in der Liste gilt für eine Richtung',
    'one-way': () => 'die Reise ist nur ein Hinflug, ein Rückflug ist im Preis nicht enthalten',
    shares: (total, travellers, shares) => `${total}${people(travellers)}: ${sharesIn(shares, SHARES)}`,
    alone: () => 'Sie reisen allein, jeder Preis ist also der Gesamtpreis, inklusive Steuern und Gebühren',
    holds: (minutes) =>
      `diese Preise gelten ${minutes === null ? 'eine Weile' : `${minutes} Minuten`} ab der Suche, vor dem Bezahlen prüfen wir sie noch einmal`,
    expired: () => 'diese Preise sind abgelaufen, mit „nochmal suchen“ hole ich die heutigen',
    'seats-left': () => 'wie viele Plätze noch frei sind, weiß ich nicht, die gezeigten Flüge sind buchbar',
    'no-forecast': () => 'Preise kann ich nicht vorhersagen',
    fees: () => 'jeder Preis enthält Steuern und unsere Servicegebühr, die Übersicht zeigt sie einzeln',
    unlisted: () => 'dazu habe ich keine Angabe, die Website der Fluggesellschaft nennt es',
    duration: hoursOf,
    stops: (count, via) => (count === 0 ? 'direkt' : `${count === 1 ? 'ein Umstieg' : `${count} Umstiege`} in ${via.join(', ')}`),
    lands: (time, days) => `an ${time}${days === 0 ? '' : days === 1 ? ' am nächsten Tag' : ` (${days > 0 ? '+' : ''}${days})`}`,
    leaves: (time) => `ab ${time}`,
    'local-time': () => 'Ortszeit',
    layover: (length, airport, isOvernight) => `${length} in ${airport}${isOvernight ? ', über Nacht' : ''}`,
    'no-layover': () => 'direkt, ohne Umstieg',
    airports: (from, to) => `von ${from} nach ${to}`,
    'terminal-unknown': () => 'das Terminal kenne ich nicht, es steht in Ihrer Buchung und am Flughafen',
    airlines: (names, hasMore) => `diese Flüge sind mit ${names.join(', ')}${hasMore ? ' und anderen' : ''}`,
    'no-house': () => 'gut, ohne Unterkunft',
    'flown-by': (airline, aircraft) => `fliegt ${airline} mit ${aircraft}`,
    wifi: (kind) =>
      ({
        free: 'kostenloses WLAN',
        paid: 'WLAN gegen Gebühr',
        'free-or-paid': 'WLAN, kostenlos oder gegen Gebühr',
        'on-board': 'WLAN an Bord',
        none: 'kein WLAN',
      })[kind],
    power: (isThere) => (isThere ? 'Strom am Platz' : 'kein Strom am Platz'),
    legroom: (room, inches) =>
      [
        ...(room
          ? [{ less: 'weniger Beinfreiheit als üblich', standard: 'übliche Beinfreiheit', more: 'mehr Beinfreiheit als üblich' }[room]]
          : []),
        ...(inches ? [`${inches} Zoll Reihenabstand`] : []),
      ].join(', '),
    'cabin-unknown': () => 'die Fluggesellschaft sagt nichts zur Ausstattung an Bord',
    'day-before': () => 'damit sind Sie am Vortag da, sagen Sie mir, wenn Sie lieber am selben Tag fliegen',
    'hours-before': (andAfter) =>
      andAfter
        ? 'so bleiben Ihnen gut zwei Stunden bis zum Beginn, und ebenso viel nach dem Ende'
        : 'so bleiben Ihnen gut zwei Stunden bis zum Beginn',
    earlier: (count, than) => `${count === 1 ? 'einer geht' : `${count} gehen`} früher als ${than}`,
    later: (count, than) => `${count === 1 ? 'einer geht' : `${count} gehen`} später als ${than}`,
    'none-earlier': (than) => `keiner dieser Flüge geht früher als ${than}`,
    'none-later': (than) => `keiner dieser Flüge geht später als ${than}`,
    'other-days': () => '„Other days“ über den Flügen zeigt die Preise anderer Tage',
    cheapest: () => 'der günstigste',
    fastest: () => 'der schnellste',
    'already-cheapest': () => 'ist schon der günstigste',
    'already-fastest': () => 'keiner ist schneller',
    'is-cheaper': () => 'günstiger ist',
    direct: (count, of) => (count >= of ? 'alle sind direkt' : `${count} von ${of} sind direkt`),
    'groups-total': (total, people) => `für alle ${people} zusammen kosten die gefundenen Flüge ${total}`,
    'trip-of-group': (from, total) => `diese Reise ist nur die Buchung ab ${from}${total ? `, ${total}` : ''}`,
    yes: () => 'ja',
    no: () => 'nein',
    'none-direct': () => 'an diesem Tag hat jeder Flug einen Zwischenstopp',
    best: () => 'am besten passt',
    recommended: () => 'ich würde diesen nehmen',
    'bags-for-all-alike': () => 'suchen kann ich nur mit gleich vielen Koffern für alle, diese Preise sind deshalb ohne',
    'two-by-last-flight': () =>
      'Ihr Kind ist beim letzten Flug 2 und braucht dann einen Sitz, deshalb zähle ich ein Kind von 2 Jahren für die ganze Reise',
    'under-two-on-last-flight': () => 'Ihr Kind ist beim letzten Flug noch unter 2, deshalb zähle ich ein Baby auf dem Schoß',
    'help-in-form': (words) => `im Passagierformular heißt das „${words}“`,
    'peers-counted': (count) => `ich habe insgesamt ${count} Reisende gezählt; kommen Sie noch dazu, sagen Sie „ich auch“`,
    'only-named': () => 'ich habe nur die Genannten gezählt; kommen Sie mit, sagen Sie „ich auch“',
    'own-seat': () => 'ein Kind unter zwei mit eigenem Sitz zählt als Kind, so habe ich gesucht',
    'turns-two-maybe': () =>
      'wird Ihr Baby vor dem letzten Flug zwei, braucht es einen eigenen Sitz; sagen Sie dann „das Baby braucht einen eigenen Sitz“',
    'hours-gone': (date, today) => `die Uhrzeit galt für ${SEARCH_PHRASES.de.day(date, today)}, deshalb ist dieser Filter weg`,
    'no-two-stops': () => 'auf höchstens zwei Umstiege kann ich nicht filtern, nur auf einen oder keinen',
    'layover-taken': (hours) => `das habe ich als Umsteigezeit von höchstens ${hours} Stunden verstanden`,
    'budget-both-ways': (limit) => `${limit} gilt für Hin- und Rückflug, bitte mit dem Gesamtpreis vergleichen`,
    'no-single-days-out': () => 'einzelne Tage kann ich beim Vergleichen noch nicht auslassen',
    'one-cabin': () => 'eine Suche hat eine Klasse für alle Flüge, deshalb sind diese alle in der Economy Class',
    'counted-pet': () =>
      'in der Kabine reist ein Tier meist bis etwa 8 kg mit Tasche, ein größeres im Frachtraum; ich habe es mitgezählt, seinen Platz kann ich nach der Wahl der Tarife hinzufügen, wenn die Fluggesellschaft einen verkauft',
    'who-i-am': () => 'ich bin der Concierge von Wayfarer, ein Programm, das beim Planen und Buchen hilft',
    'only-shown': () => 'mehr Flüge kann ich hier nicht vergleichen',
    'round-trip': (out, back, total, labels) =>
      `${labels.map((label) => ({ cheapest: 'am günstigsten', fastest: 'am schnellsten', 'best-value': 'am besten' })[label]).join(' und ')} hin und zurück für alle ${total}: hin ${out}, zurück ${back}`,
    'house-later': () => 'erst die Flüge, dann das Hotel: sagen Sie danach „Hotel“',
    'plan-later': () => 'sobald die Flüge feststehen, plane ich auf „Plan“ hin Ihre Tage',
    'cheapest-day': () => 'der günstigste Tag',
    'your-day': () => 'Ihr Tag',
    out: () => 'Hinflug',
    back: () => 'Rückflug',
    day: SEARCH_PHRASES.de.day,
    'bags-added': (count, isCabin, weights, whom, flights) =>
      `${count} × ${isCabin ? 'Handgepäck' : 'Koffer'}${weights && ` ${weights}`}${onFlights(flights, 'auf', 'allen Flügen')}${toWhom(whom, LABELS)}`,
    'seats-added': (seats, flight) => `${seats.join(', ')} auf ${flight}`,
    'item-added': (what, flights) => `${what}${flights.length > 0 ? ` auf ${flights.join(', ')}` : ''}`,
    'none-added': (kind) => `${GERMAN_PHRASES.kinds[kind]}: noch nicht gewählt`,
    'left-out': (kinds) => `gut, ohne ${kinds.map((kind) => GERMAN_PHRASES.kinds[kind]).join(' und ')}`,
    included: () => 'im Preis enthalten',
    'stay-kept': (hotel, city, total) => `bei Ihrer Reise gespeichert ist ${hotel} in ${city}, für ${total}`,
    'not-booked': () => 'die Reise ist noch nicht gebucht',
    'stay-not-booked': () => 'gebucht ist die Unterkunft nicht',
    'with-stay': (sum, flights, stay) => `zusammen sind das ${sum}: ${flights} und ${stay}`,
    'stay-on-top': (hotel, total) => `dazu kommt ${hotel} für ${total}, das buchen und bezahlen Sie dort direkt`,
    'budget-set': (limit) => `Ihr Budget für Flüge und Unterkunft zusammen ist ${limit}`,
    'budget-left': (left, limit) => `von Ihrem Budget von ${limit} bleiben ${left}`,
    'budget-over': (over, limit) => `das sind ${over} mehr als Ihr Budget von ${limit}`,
    'budget-fits': (cheapest, left, limit) => `am günstigsten kosten die Flüge zusammen ${cheapest}, von ${limit} bleiben ${left}`,
    'budget-misses': (cheapest, over, limit) =>
      `am günstigsten kosten die Flüge zusammen ${cheapest}, das sind ${over} mehr als Ihr Budget von ${limit}`,
    'budget-way-out': (out, back, total, fits, today) =>
      `hin am ${SEARCH_PHRASES.de.day(out, today)}${back ? `, zurück am ${SEARCH_PHRASES.de.day(back, today)}` : ''} wären es ${total}${fits ? ', das passt' : ', immer noch zu viel'}`,
    'budget-gone': () => 'ich rechne nicht mehr gegen ein Budget',
    'no-budget': () => 'für diese Reise ist noch kein Budget gesetzt',
    'cheaper-days': () => 'fragen Sie nach günstigeren Tagen, oder nennen Sie ein anderes Budget',
    'kept-in-mind': (kept, nights) =>
      `ich merke mir: ${[...wordsOf(kept), ...(nights === null ? [] : [`${nights} ${nights === 1 ? 'Nacht' : 'Nächte'}`])].join(', ')}`,
    'not-kept-in-mind': (gone) => `ich merke mir nicht mehr: ${wordsOf(gone).join(', ')}`,
    'step-free-stays': (isKept) =>
      isKept ? 'diese haben einen stufenlosen Eingang' : 'mit stufenlosem Eingang ist nichts Passendes bekannt',
    'flights-as-they-were': (out, back, today) =>
      `die Flüge bleiben, wie sie sind: hin am ${SEARCH_PHRASES.de.day(out, today)}, zurück am ${SEARCH_PHRASES.de.day(back, today)}`,
    'budget-night': (perNight) => `Ihr Budget lässt ${perNight} je Nacht, teurer ist keine davon`,
    'budget-no-night': (perNight) => `Ihr Budget lässt ${perNight} je Nacht, so günstig ist nichts Passendes`,
    'no-stay-kept': () => 'bei Ihrer Reise ist noch keine Unterkunft gespeichert',
    'stay-another': (hotel, stars, perNight) => `eine andere ist ${hotel} (${stars} Sterne), ${perNight} je Nacht`,
    'stays-not-booked-here': () =>
      'Unterkünfte können Sie hier nicht buchen oder bezahlen, ich kann sie vergleichen und eine bei Ihrer Reise speichern',
    'stay-booked-directly': (hotel) => `${hotel} ist bei Ihrer Reise gespeichert, buchen müssen Sie es direkt im Haus`,
    'child-without-adult': () => 'neben dem Kind hat noch kein Erwachsener einen Platz, bitte setzen Sie einen daneben',
    'none-via': (place) => `keiner dieser Flüge hat einen Zwischenstopp in ${place}`,
    'none-with': (airline) => `keiner dieser Flüge ist mit ${airline}`,
    'none-so': () => 'keiner dieser Flüge passt dazu',
    'others-near': () => 'nicht jeder sitzt wie gewünscht, die anderen sitzen so nah wie möglich',
    'child-apart': () => 'nicht jedes Kind sitzt neben einem Erwachsenen',
    'no-meals': (flights) => `auf ${flights.join(', ')} lässt sich kein Essen bestellen`,
    'partly-free': () => 'teils auch ohne Aufpreis',
    'not-chosen-yet': () => 'da haben Sie noch keinen Flug gewählt',
    added: (total) => `dazugebucht für ${total}`,
    'still-to-do': () => 'es fehlen noch',
    'flights-to-choose': (count) => (count === 1 ? 'ein Flug' : `${count} Flüge`),
    'fares-to-choose': (count) => (count === 1 ? 'ein Tarif' : `${count} Tarife`),
    passengers: () => 'die Namen der Reisenden',
    payment: () => 'Rechnungsdaten und Karte',
    'where-passengers': () => 'Namen, Geburtsdaten und Pässe tragen Sie an der Kasse ein, sobald Flüge und Tarife gewählt sind',
    'where-extras': () => 'Sitzplätze, Gepäck, Essen und Extras können Sie wählen, sobald Flüge und Tarife feststehen',
    'no-person-here': () => 'ich bin ein Computerprogramm, hier gibt es keinen Menschen im Chat und kein Telefon',
    'letter-to-desk': (hasDesk) =>
      hasDesk
        ? 'schreiben Sie uns auf der Seite „Contact us“, Ihre Nachricht geht per E-Mail an die Betreiber'
        : 'ein Kundendienst ist hier nicht besetzt, die Seite „Contact us“ bewahrt Ihre Nachricht für die Betreiber auf',
    'airline-desk': (reference) =>
      `bei einem gebuchten Flug hilft die Fluggesellschaft mit Ihrer Buchungsnummer${reference ? ` ${reference}` : ''}`,
    'bookings-simulated': () => 'diese Buchungen sind simuliert, keine Fluggesellschaft kennt sie',
    'bookings-below': (count) => (count === 1 ? 'unten steht Ihre Buchung' : `unten stehen Ihre Buchungen, ${count} insgesamt`),
    'nothing-booked': () => 'Sie haben noch nichts gebucht',
    'bookings-unread': () => 'Ihre Buchungen kann ich gerade nicht nachsehen, die Seite „Your bookings“ zeigt sie',
    'booking-page-papers': () =>
      'auf der Buchungsseite finden Sie das PDF mit allen Preisen und die Kalenderdatei, und die Bestätigung kann von dort noch einmal geschickt werden',
    'papers-once-booked': () => 'sobald Sie gebucht haben, hat Ihre Buchungsseite das PDF mit allen Preisen und die Kalenderdatei',
    'no-tax-invoice': () => 'eine Rechnung mit Mehrwertsteuer ist das nicht, die stellt die Fluggesellschaft aus',
    'booking-page-cancels': () => 'stornieren können Sie auf der Buchungsseite, vorher sehen Sie die Erstattung',
    'airline-changes': () => 'Flüge, Sitzplätze und Gepäck ändert die Fluggesellschaft',
    'is-booked': (reference) => `Ihre Reise ist gebucht${reference ? `, die Buchungsnummer ist ${reference}` : ''}`,
    'own-fares': (brands) => (brands.length === 1 ? `Ihr Tarif ${brands[0]}` : `Ihre Tarife ${brands.join(' und ')}`),
    'how-to-cancel': () =>
      'zum Stornieren öffnen Sie die Buchungsseite und wählen „Cancel this booking“; den genauen Betrag fragen wir zuerst bei der Fluggesellschaft an, und storniert wird erst, wenn Sie bestätigen',
    'only-airline-changes': (what, reference) => {
      const subject = {
        flights: 'eine gebuchte Reise kann ich hier nicht ändern, das macht die Fluggesellschaft',
        extras: 'Sitzplätze, Gepäck, Essen und Extras ändert jetzt nur noch die Fluggesellschaft',
        people: 'Namen und Mitreisende einer gebuchten Reise ändert nur die Fluggesellschaft',
      }[what]
      return `${subject}${reference ? `, mit Ihrer Buchungsnummer ${reference}` : ''}`
    },
    'no-compensation': (reference) =>
      `Entschädigungen oder Gutscheine kann ich nicht geben; streicht die Fluggesellschaft einen Flug oder verspätet er sich, fordern Sie es bei ihr${reference ? ` mit der Buchungsnummer ${reference}` : ''}`,
    'safe-to-pay': () => 'Sie zahlen mit Karte an der Kasse, ich sehe die Karte nicht, und abgebucht wird erst, wenn Sie auf „Pay“ tippen',
  },
}
