import { type FactPhrases, hoursOf, onFlights, piecesIn, sharesIn, termIn, toWhom } from './fact-phrases'
import { type Kept, MEMORY_WORDS } from './memory-words'
import { SPANISH_PHRASES } from './phrases-spanish'
import { SEARCH_PHRASES } from './search-phrases'

const LABELS = { Adult: 'adulto', Child: 'niño', Infant: 'bebé' }
const SHARES = {
  ' each': ' por persona',
  ' for each of ': ' cada uno de ',
  ' for the ': ' para: ',
  ' for one ': ' para: ',
  ' for all ': ' para los ',
  adults: 'adultos',
  adult: 'adulto',
  children: 'niños',
  child: 'niño',
  infants: 'bebés',
  infant: 'bebé',
  travellers: 'viajeros',
  'service fee': 'de gastos de servicio',
}
const people = (count: number) => (count > 1 ? ` para ${count} viajeros` : '')

const wordsOf = (kept: readonly Kept[]) => kept.map((one) => MEMORY_WORDS.es[one])

export const SPANISH_FACTS: FactPhrases = {
  end: '.',
  say: {
    flight: (flight, departsAt) => `${flight}, ${departsAt}`,
    name: (name) => name,
    fare: (brand, total) => `${brand} (${total})`,
    bags: (count, isEach) =>
      count === 0 ? 'sin maleta' : `con ${count === 1 ? 'una maleta' : `${count} maletas`}${isEach ? ' por persona' : ''}`,
    weight: (kg) => `${kg} kg`,
    'cabin-bags': (pieces) => (pieces === 'none' ? 'sin equipaje de mano' : `equipaje de mano ${piecesIn(pieces)}`),
    'hand-luggage': () => 'equipaje de mano',
    'hand-luggage-unknown': () => 'la ficha del vuelo indica el equipaje de mano de cada tarifa',
    change: (term) =>
      termIn(term, {
        no: 'sin cambios',
        yes: 'cambios gratis',
        unknown: 'cambios: no se indica',
        fee: (fee) => `cambios por ${fee}`,
        someFee: 'cambios con un cargo, importe no indicado',
      }),
    refund: (term) =>
      termIn(term, {
        no: 'sin reembolso',
        yes: 'reembolso completo',
        unknown: 'reembolso: no se indica',
        fee: (fee) => `reembolso menos ${fee}`,
        someFee: 'reembolso menos un cargo, importe no indicado',
      }),
    'no-checked-bag': () => 'ninguna tarifa incluye maleta',
    meal: () => 'comida',
    seat: () => 'elección de asiento',
    'included-in': (brands) => `incluida en ${brands.join(', ')}`,
    'not-included': () => 'no incluida',
    'added-later': () => 'podrá añadirlo después de las tarifas',
    'inclusion-unknown': () => 'la aerolínea no indica si está incluida',
    'if-firm': () => 'basta si sus planes son firmes',
    'if-unsure': (term) => `si pueden cambiar: ${SPANISH_FACTS.say.change(term)}`,
    refundable: (brand, isLessFee) => `${brand} es reembolsable${isLessFee ? ', menos un cargo' : ''}`,
    'none-refundable': () => 'ninguna de estas tarifas es reembolsable',
    price: (total, travellers) => `${total}${people(travellers)}, con tasas y gastos incluidos`,
    'taxes-included': () => 'con tasas y gastos incluidos',
    sum: (total, parts) => `${total} en total${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`,
    'cheapest-of-each': () => 'la tarifa más barata de cada vuelo',
    'others-on-top': () => 'es solo por este vuelo, los ya elegidos van aparte',
    'trip-total': (total) => `el viaje cuesta ${total} en total, con tasas y gastos incluidos`,
    with: (hasBag, hasRefund, isEach) =>
      `con ${[hasBag && `una maleta${isEach ? ' por persona' : ''}`, hasRefund && 'reembolso si cancela'].filter(Boolean).join(' y ')}`,
    'no-fare-with': () => 'ninguna tarifa de este vuelo lo ofrece',
    'can-still-change': () => 'puede cambiar mientras falte elegir un vuelo',
    'cheapest-each-way': () => 'cuenta el vuelo más barato donde aún no ha elegido ninguno',
    'single-bags-later': () => 'podrá añadir maletas sueltas después de las tarifas',
    'each-way': () => 'cada precio de la lista es por trayecto',
    'one-way': () => 'el viaje es solo de ida, el precio no incluye vuelta',
    shares: (total, travellers, shares) => `${total}${people(travellers)}: ${sharesIn(shares, SHARES)}`,
    alone: () => 'viaja una sola persona, así que cada precio es el precio total, con tasas y gastos incluidos',
    holds: (minutes) =>
      `estos precios valen ${minutes === null ? 'un rato' : `${minutes} minutos`} desde la búsqueda y los comprobamos otra vez antes de pagar`,
    expired: () => 'estos precios han caducado, diga «buscar de nuevo» y veo los de hoy',
    'seats-left': () => 'no sé cuántas plazas quedan, los vuelos mostrados se pueden reservar',
    'no-forecast': () => 'no puedo predecir los precios',
    fees: () => 'cada precio incluye tasas y nuestros gastos de servicio, el resumen los detalla',
    unlisted: () => 'no tengo ese dato, la web de la aerolínea lo indica',
    duration: hoursOf,
    stops: (count, via) => (count === 0 ? 'directo' : `${count === 1 ? 'una escala' : `${count} escalas`} en ${via.join(', ')}`),
    lands: (time, days) => `llega a las ${time}${days === 0 ? '' : days === 1 ? ' del día siguiente' : ` (${days > 0 ? '+' : ''}${days})`}`,
    leaves: (time) => `sale a las ${time}`,
    'local-time': () => 'hora local',
    layover: (length, airport, isOvernight) => `${length} en ${airport}${isOvernight ? ', de noche' : ''}`,
    'no-layover': () => 'directo, sin escala',
    airports: (from, to) => `de ${from} a ${to}`,
    'terminal-unknown': () => 'no conozco la terminal, figurará en su reserva y en el aeropuerto',
    airlines: (names, hasMore) => `estos vuelos son de ${names.join(', ')}${hasMore ? ' y otras' : ''}`,
    'no-house': () => 'de acuerdo, sin alojamiento',
    'flown-by': (airline, aircraft) => `operado por ${airline} con ${aircraft}`,
    wifi: (kind) =>
      ({
        free: 'wifi gratis',
        paid: 'wifi de pago',
        'free-or-paid': 'wifi gratis o de pago',
        'on-board': 'wifi a bordo',
        none: 'sin wifi',
      })[kind],
    power: (isThere) => (isThere ? 'enchufe en el asiento' : 'sin enchufe en el asiento'),
    legroom: (room, inches) =>
      [
        ...(room
          ? [
              {
                less: 'menos espacio de lo habitual para las piernas',
                standard: 'espacio habitual para las piernas',
                more: 'más espacio de lo habitual para las piernas',
              }[room],
            ]
          : []),
        ...(inches ? [`${inches} pulgadas entre filas`] : []),
      ].join(', '),
    'cabin-unknown': () => 'la aerolínea no dice qué hay a bordo',
    'day-before': () => 'así llega el día anterior, dígame si prefiere viajar el mismo día',
    'hours-before': (andAfter) =>
      andAfter
        ? 'le quedan unas dos horas antes de que empiece, y otras tantas después de que termine'
        : 'le quedan unas dos horas antes de que empiece',
    earlier: (count, than) => `${count === 1 ? 'uno sale' : `${count} salen`} antes de las ${than}`,
    later: (count, than) => `${count === 1 ? 'uno sale' : `${count} salen`} después de las ${than}`,
    'none-earlier': (than) => `ninguno de estos vuelos sale antes de las ${than}`,
    'none-later': (than) => `ninguno de estos vuelos sale después de las ${than}`,
    'other-days': () => '«Other days», encima de los vuelos, muestra los precios de otros días',
    cheapest: () => 'el más barato',
    fastest: () => 'el más rápido',
    'already-cheapest': () => 'ya es el más barato',
    'already-fastest': () => 'ninguno es más rápido',
    'is-cheaper': () => 'más barato',
    direct: (count, of) => (count >= of ? 'todos son directos' : `${count} de ${of} son directos`),
    'groups-total': (total, people) => `para los ${people}, los vuelos encontrados cuestan ${total} en total`,
    'trip-of-group': (from, total) => `este viaje es solo la reserva desde ${from}${total ? `, ${total}` : ''}`,
    yes: () => 'sí',
    no: () => 'no',
    'none-direct': () => 'todos los vuelos de ese día tienen escala',
    best: () => 'el mejor',
    recommended: () => 'yo elegiría este',
    'bags-for-all-alike': () => 'solo puedo buscar con las mismas maletas para todos, así que estos precios son sin maletas',
    'two-by-last-flight': () =>
      'su hijo tendrá 2 años en el último vuelo y necesitará asiento, así que cuento un niño de 2 años para todo el viaje',
    'under-two-on-last-flight': () => 'su hijo tendrá aún menos de 2 años en el último vuelo, así que cuento un bebé en brazos',
    'help-in-form': (words) => `en el formulario de pasajeros es «${words}»`,
    'peers-counted': (count) => `he contado ${count} viajeros en total; si usted viene además, diga «yo también»`,
    'only-named': () => 'he contado solo a las personas que ha nombrado; si usted viene también, diga «yo también»',
    'own-seat': () => 'un niño menor de dos años con asiento propio cuenta como niño, así lo he buscado',
    'turns-two-maybe': () =>
      'si su bebé cumple dos años antes del último vuelo, necesitará asiento; diga entonces «el bebé necesita su propio asiento»',
    'hours-gone': (date, today) => `la hora era para el ${SEARCH_PHRASES.es.day(date, today)}, así que he quitado ese filtro`,
    'no-two-stops': () => 'no puedo limitar a dos escalas, solo a una o ninguna',
    'layover-taken': (hours) => `lo he entendido como escalas de ${hours} horas como máximo`,
    'budget-both-ways': (limit) => `${limit} vale para la ida y la vuelta, compárelo con el precio total`,
    'no-single-days-out': () => 'todavía no puedo excluir días sueltos de una comparación',
    'one-cabin': () => 'una búsqueda tiene una sola clase para todos sus vuelos, así que todos estos son en turista',
    'counted-pet': () =>
      'en cabina una mascota suele pesar hasta unos 8 kg con su transportín, una mayor va en la bodega; la he contado, podré añadir su plaza después de elegir las tarifas, si la aerolínea vende una',
    'who-i-am': () => 'soy el conserje de Wayfarer, un programa que ayuda a planear y reservar viajes',
    'only-shown': () => 'no tengo más vuelos que comparar aquí',
    'round-trip': (out, back, total, labels) =>
      `la ida y vuelta ${labels.map((label) => ({ cheapest: 'más barata', fastest: 'más rápida', 'best-value': 'más conveniente' })[label]).join(' y ')} cuesta ${total} para todos: ida ${out}, vuelta ${back}`,
    'house-later': () => 'primero los vuelos y luego el hotel: después diga «hotel»',
    'plan-later': () => 'cuando haya elegido los vuelos, diga «plan» y organizo sus días',
    'cheapest-day': () => 'el día más barato',
    'your-day': () => 'su día',
    out: () => 'ida',
    back: () => 'vuelta',
    day: SEARCH_PHRASES.es.day,
    'bags-added': (count, isCabin, weights, whom, flights) =>
      `${count} × ${isCabin ? 'equipaje de mano' : 'maleta'}${weights && ` ${weights}`}${onFlights(flights, 'en', 'todos los vuelos')}${toWhom(whom, LABELS)}`,
    'seats-added': (seats, flight) => `${seats.join(', ')} en ${flight}`,
    'item-added': (what, flights) => `${what}${flights.length > 0 ? ` en ${flights.join(', ')}` : ''}`,
    'none-added': (kind) => `${SPANISH_PHRASES.kinds[kind]}: todavía no ha elegido`,
    'left-out': (kinds) => `de acuerdo, sin ${kinds.map((kind) => SPANISH_PHRASES.kinds[kind]).join(' ni ')}`,
    included: () => 'incluido en el precio',
    'stay-kept': (hotel, city, total) => `con su viaje está guardado ${hotel} en ${city}, por ${total}`,
    'not-booked': () => 'el viaje todavía no está reservado',
    'stay-not-booked': () => 'no está reservado',
    'with-stay': (sum, flights, stay) => `en total son ${sum}: ${flights} y ${stay}`,
    'stay-on-top': (hotel, total) => `aparte está ${hotel} por ${total}, que se reserva y paga allí directamente`,
    'budget-set': (limit) => `su presupuesto para vuelos y alojamiento es de ${limit}`,
    'budget-left': (left, limit) => `quedan ${left} de su presupuesto de ${limit}`,
    'budget-over': (over, limit) => `son ${over} más que su presupuesto de ${limit}`,
    'budget-fits': (cheapest, left, limit) => `los vuelos cuestan como mínimo ${cheapest} en total, quedan ${left} de ${limit}`,
    'budget-misses': (cheapest, over, limit) =>
      `los vuelos cuestan como mínimo ${cheapest} en total, ${over} más que su presupuesto de ${limit}`,
    'budget-way-out': (out, back, total, fits, today) =>
      `saliendo el ${SEARCH_PHRASES.es.day(out, today)}${back ? ` y volviendo el ${SEARCH_PHRASES.es.day(back, today)}` : ''} serían ${total}${fits ? ', dentro del presupuesto' : ', todavía por encima'}`,
    'budget-gone': () => 'ya no comparo con ningún presupuesto',
    'no-budget': () => 'este viaje aún no tiene presupuesto',
    'cheaper-days': () => 'pregunte por días más baratos o diga otro presupuesto',
    'kept-in-mind': (kept, nights) =>
      `tendré en cuenta: ${[...wordsOf(kept), ...(nights === null ? [] : [`${nights} noche${nights === 1 ? '' : 's'}`])].join(', ')}`,
    'not-kept-in-mind': (gone) => `ya no tengo en cuenta: ${wordsOf(gone).join(', ')}`,
    'step-free-stays': (isKept) =>
      isKept ? 'estos tienen entrada sin escalones' : 'no se sabe de ninguno adecuado con entrada sin escalones',
    'flights-as-they-were': (out, back, today) =>
      `los vuelos siguen igual: ida el ${SEARCH_PHRASES.es.day(out, today)}, vuelta el ${SEARCH_PHRASES.es.day(back, today)}`,
    'budget-night': (perNight) => `su presupuesto deja ${perNight} por noche, ninguno cuesta más`,
    'budget-no-night': (perNight) => `su presupuesto deja ${perNight} por noche, y nada adecuado cuesta tan poco`,
    'no-stay-kept': () => 'todavía no ha guardado ningún alojamiento con su viaje',
    'stay-another': (hotel, stars, perNight) => `otro es ${hotel} (${stars} estrellas), a ${perNight} por noche`,
    'stays-not-booked-here': () => 'aquí no se pueden reservar ni pagar alojamientos, puedo compararlos y guardar uno con su viaje',
    'stay-booked-directly': (hotel) => `${hotel} está guardado con su viaje, pero se reserva directamente con el establecimiento`,
    'child-without-adult': () => 'ningún adulto tiene todavía asiento junto al niño, coloque a uno a su lado',
    'none-via': (place) => `ninguno de estos vuelos hace escala en ${place}`,
    'none-with': (airline) => `ninguno de estos vuelos es de ${airline}`,
    'none-so': () => 'ninguno de estos vuelos encaja con eso',
    'others-near': () => 'no todos tienen el asiento pedido, los demás van lo más cerca posible',
    'child-apart': () => 'algún niño no va sentado junto a un adulto',
    'no-meals': (flights) => `en ${flights.join(', ')} no se puede pedir comida`,
    'partly-free': () => 'algunos sin coste adicional',
    'not-chosen-yet': () => 'ahí todavía no ha elegido vuelo',
    added: (total) => `añadido por ${total}`,
    'still-to-do': () => 'falta',
    'flights-to-choose': (count) => (count === 1 ? 'un vuelo' : `${count} vuelos`),
    'fares-to-choose': (count) => (count === 1 ? 'una tarifa' : `${count} tarifas`),
    passengers: () => 'los nombres de los viajeros',
    payment: () => 'los datos de facturación y la tarjeta',
    'where-passengers': () =>
      'los nombres, fechas de nacimiento y pasaportes se ponen en la página de pago, una vez elegidos los vuelos y las tarifas',
    'where-extras': () => 'asientos, equipaje, comidas y extras se eligen después de los vuelos y las tarifas',
    'no-person-here': () => 'soy un programa, en este chat no hay personas ni teléfono',
    'letter-to-desk': (hasDesk) =>
      hasDesk
        ? 'escríbanos en la página «Contact us», su mensaje llega por correo a quienes llevan este servicio'
        : 'aquí no hay nadie que atienda, la página «Contact us» guarda su mensaje para quienes llevan este servicio',
    'airline-desk': (reference) =>
      `con un vuelo reservado le ayuda la aerolínea, con su número de reserva${reference ? ` ${reference}` : ''}`,
    'bookings-simulated': () => 'estas reservas son simuladas, ninguna aerolínea las conoce',
    'bookings-below': (count) => (count === 1 ? 'abajo está su reserva' : `abajo están sus reservas, ${count} en total`),
    'nothing-booked': () => 'todavía no ha reservado nada',
    'bookings-unread': () => 'ahora no puedo consultar sus reservas, la página «Your bookings» las muestra',
    'booking-page-papers': () =>
      'la página de la reserva tiene el PDF con cada precio y el archivo de calendario, y puede enviar otra vez la confirmación',
    'papers-once-booked': () => 'en cuanto reserve, la página de la reserva tendrá el PDF con cada precio y el archivo de calendario',
    'no-tax-invoice': () => 'no es una factura con IVA, pídala a la aerolínea',
    'booking-page-cancels': () => 'puede cancelar en la página de la reserva, que antes le muestra el reembolso',
    'airline-changes': () => 'los vuelos, asientos y equipaje los cambia la aerolínea',
    'is-booked': (reference) => `su viaje está reservado${reference ? `, el número de reserva es ${reference}` : ''}`,
    'own-fares': (brands) => (brands.length === 1 ? `su tarifa ${brands[0]}` : `sus tarifas ${brands.join(' y ')}`),
    'how-to-cancel': () =>
      'para cancelar, abra la página de la reserva y elija «Cancel this booking»; primero preguntamos el importe exacto a la aerolínea y no se cancela nada hasta que usted lo confirme',
    'only-airline-changes': (what, reference) => {
      const subject = {
        flights: 'aquí no puedo cambiar un viaje reservado, eso lo hace la aerolínea',
        extras: 'los asientos, el equipaje, la comida y los extras ya solo los cambia la aerolínea',
        people: 'solo la aerolínea puede corregir un nombre o quitar a un pasajero de un viaje reservado',
      }[what]
      return `${subject}${reference ? `, con su número de reserva ${reference}` : ''}`
    },
    'no-compensation': (reference) =>
      `no puedo pagar compensaciones ni dar bonos; si la aerolínea cancela o retrasa un vuelo, reclame a ella${reference ? ` con el número de reserva ${reference}` : ''}`,
    'safe-to-pay': () => 'paga con tarjeta en la página de pago, yo no veo la tarjeta, y no se cobra nada hasta que toque «Pay»',
  },
}
