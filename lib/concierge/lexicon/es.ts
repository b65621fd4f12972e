const UNITS =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const ORDINALS = 'primer segund tercer cuart quint sext séptim octav noven décim'.split(' ')

/** Numbers from 2 to 99 in words, with their values. */
function numbers(): string {
  const small = UNITS.slice(1).map((word, index) => `${word}=n:${index + 2}`)
  const tens = TENS.flatMap((word, index) => {
    const ten = (index + 3) * 10
    return [`${word}=n:${ten}`, ...UNITS.slice(0, 9).map((unit, at) => `${word} y ${unit}=n:${ten + at + 1}`)]
  })
  return [...small, ...tens].join(' | ')
}

/** Spanish words, with the tags of the English lists. */
export const SPANISH: readonly string[] = [
  `
[glue]
@byso: en
@optionword: opciones | posibilidades | vuelos | vuelo | algo
@glue: el | la | los | las | lo | un | una | unos | unas | de | del | al | a | yo | me | mi | mis | nos | nosotros | nosotras | tú | tu | tus | te | usted | ustedes | él | ella | ellos | ellas | su | sus | nuestro | nuestra | nuestros | nuestras | se | le | les | que | qué | y | e | o | es | son | soy | somos | está | estoy | estamos | están | era | sería | ser | estar | hay | haya | he | ha | hemos | han | tengo | tenemos | tiene | tienes | tienen | tener | quiero | quiere | queremos | quieres | quieren | quisiera | quisiéramos | querría | querríamos | querer | necesito | necesitamos | necesitaría | busco | buscamos | buscar | busca | búscame | buscando | gustaría | gusta | deseo | deseamos | puedo | puede | puedes | pueden | podemos | podría | podrías | podrían | debo | debe | tenemos que | por favor | porfa | hola | gracias | buenas | buenos | muy | bien | pues | entonces | también | muéstrame | mostrar | muestra | enséñame | dame | deme | dime | encontrar | encuentra | ver | algo | alguien | algún | alguna | este | esta | estos | estas | ese | esa | eso | esto | aquel | ahora | ok | vale | sí | si | cual | cuál | cuáles | ya | disponible | disponibles | posible | pensamos | pienso | planeo | planeamos | vamos | voy | va | hacer | reservar | reserva | tal | vez | quizás | como | cómo | todo | todos | toda | todas | en | con | para | me gustaría | nos gustaría | entre | lleva | he dicho | ya he dicho | ya dije | te dije | le dije | ya te dije | dije | bueno | venga | otra vez | de nuevo | guárdalo | resérvalo
@self: yo | nosotros | nosotras | fui | fuimos | volé | viajé | viajamos | estuve | estuvimos | visité | visitamos | he volado | he ido | he viajado | hemos ido | hemos volado
@other-one: ella=pronoun:true | ellos=pronoun:true | ellas=pronoun:true | alguien
@subject: yo | nosotros | nosotras | tú | usted | él | ella | ellos | ellas | mi mujer | mi marido | mi esposa | mi esposo | mi novia | mi novio | se | me | nos
@opener: qué vuelo | qué vuelos | qué hora | a qué hora | qué aerolínea | qué precio | qué incluye | qué tarifa | qué equipaje | qué pasa | cómo puedo | cómo va | cuál | cuáles | cuánto | cuánta | cuántos | cuántas | cuándo | dónde | por qué | quién | hay | es | son | está | puedo | puede | podemos | tiene | tienen | tienes | vale la pena | incluye | lleva
@request: puede | puedes | podría | podrías | me puede | me puedes | tiene | tienen | tienes | hay | hay vuelos | hay algún | hay alguno | qué vuelos | qué vuelos hay | cuánto cuesta | cuánto cuestan | cuánto vale | qué tal | y si | me das | me podría | puedo volar
@art: un | una
@the: el | la | los | las
@ref-the: el | la | los | las
@this: este | esta
@that: ese | esa | aquel
@onlyword: solo | sólo | solamente
@dropped: al final | ya | por favor
@number: un=n:1,isArticle:true | una=n:1,isArticle:true | uno=n:1
@det: el | la | los | las | un | una | mi | mis | nuestro | nuestra
@of: de | del
@wantto: quiero | quisiera | querer | tener que
@linkword: es | son | sería | será | sea | está
@is-are: es | son | sería | será | sea | está
@travellerword: yo | me | nosotros
@mostof: la mayoría de nosotros | la mayoría | los demás | el resto
@peopleword: de nosotros | personas | amigos | adultos | compañeros
@someone: alguien | un amigo | una amiga
@alongside: + | más | mientras
@who-start: salen de | sale de | salimos de | vienen de | viene de | viven en | vive en | están en | está en
@shownflight: ese vuelo | este vuelo | mi vuelo | nuestro vuelo | ese | este | eso | el primero | el segundo
@a: un | una | de
@ref-a: un | una | de
@an-article: un | una | de
@an: un=n:1,art:a | una=n:1,art:a
@the-those: el=art:the | la=art:the | los=art:the | las=art:the
@whose: mi=art:whose | mis=art:whose | nuestro=art:whose,we:true | nuestra=art:whose,we:true | nuestros=art:whose,we:true | nuestras=art:whose,we:true | su=art:whose | sus=art:whose
@speaker: yo=k:speaker | mí=k:speaker;-0.1
@who-that: que | quien
@needs-has: necesita | necesitan | tiene | tienen | necesito | lleva
@weare: somos | fuéramos | fuésemos | seremos | seríamos | viajamos | vamos | iremos | estamos | es para
@wego: en total
@withbag: con | llevo | llevamos | llevar | necesito | quiero | más | facturar | facturo | incluya
@allof: todos | cada uno
@weselves: somos | seremos | seríamos | viajamos | vamos | iremos
@us-all: nosotros | nosotras | nos
@isok: está bien | están bien | vale | me vale | ok | no importa | no me importa | de acuerdo | no hay problema | no es problema | me parece bien | es aceptable | son aceptables | también vale | es posible | sin problema
@aspossible: posible
@pay-take: pagar | gastar | costar | cuesta | cueste | dure | durar | tardar | tarde | esperar | pasar
@any-flight: todo | vuelos | vuelo | viaje | billetes | precio | nada
@head: opción | uno | una
@take: quiero | cojo | tomo | reservo | reserva | reservar | dame
@what-about: y | y para
@show-list: muéstrame | muestra | enséñame | ver | dame | mostrar | qué tal
@show-all: muéstrame | muestra | enséñame | ver | dame | y | mostrar | qué tal
@suits: ok | vale | está bien | me vale | bien | por favor
@link: a | a las | a la | el | la | los | las | con | de | del | para | que | en | es | sale
@it: lo | la | este | ese | eso | ese vuelo | este vuelo | esta | esa | el vuelo
@way-noun: vuelta=side:1 | vuelo de vuelta=side:1 | vuelo de ida=side:0
@this-one: este | ese | ese vuelo | este vuelo | ese mismo | este mismo | esa | esta | eso | ese mismo vuelo
@politely: por favor | entonces
@them: los | las | los dos | esos | esos dos | ambos | los tres
@is-there: hay | hay alguno | hay alguna | hay uno | hay una | tiene | tienen | tienes | algo | algún | alguno
@very: un poco | algo | mucho | muy | aún | todavía
@fare-it: ese | esa | esta | este | la misma | el mismo
@yes: vale | ok | de acuerdo
@thanks: gracias
@hello: hola | buenas

[role]
@from: de | desde | del | saliendo de | saliendo desde | salgo de | salimos de | salida desde | salida de | partiendo de | partiendo desde | salir de | salir desde | origen | volando desde | salida | viajo desde | salgo desde | salimos desde | a partir de
@to: a | al | hacia | hasta | para | con destino a | destino | rumbo a | con destino | a la | a las | llegada a | llegando a | a los
@via: vía | por | pasar por | pasar por los | pasemos por | pasar por el | hacer escala en | hagamos escala en | parar en | pasando por | vía | con escala en | con una escala en | haciendo escala en | escala en | con parada en | a través de | una escala en | con conexión en | conexión en
@back: vuelta | la vuelta | de vuelta | regreso | el regreso | de regreso | volver | vuelvo | volvemos | regresar | regreso el | regresamos | vuelo de vuelta | retorno | volviendo | regresando | volveríamos | y vuelta | la vuelta el | de vuelta el | volvería | regresaría
@out: saliéramos | voláramos | ida | la ida | de ida | salida | salir | salgo | salimos | saliendo | vuelo de ida | viajar | viajo | viajamos | volar | volamos | vuelo el | partir | parto | partimos | saldría | saldríamos | la ida el | irme | irnos | ir
@in: en | cerca de | a | dentro de
@on: en | el | con
@for: para | por
@by: por | con | de
@with: con | incluyendo | incluido | más
@and: y | e | así como | más
@or: o | u | o bien
@dash: a | al | hasta | hasta el | a la
@of: de | del
@not: mejor no | mejor no con | no | no quiero | sin | ningún | ninguna | ninguno | nunca | jamás | ni | nada | nada de | evitar | evita | evite | excepto | salvo | menos;-0.3 | que no sea | que no | no me gusta | odio | tampoco | no deseo | no queremos | prefiero no | por favor no | en ningún caso | no quisiera | que no haya | que no sean
@least: al menos | como mínimo | mínimo | mínima | mínima de | de mínimo | por lo menos | más de | mínimo de | no menos de | o más | un mínimo de
@most: como máximo | máximo | máxima | máxima de | max | máx | a lo sumo | menos de | hasta | no más de | o menos | por debajo de | un máximo de | como mucho | no superior a | inferior a | que no pase de | sin pasar de | que no supere | máximo de | bajo | que no supere los | más barato de | más barata de | más baratos de | por menos de
@about: unos | unas | alrededor de | aproximadamente | más o menos | cerca de | sobre | sobre las | hacia las | a eso de | en torno a | aprox
@before: como muy tarde a las | como tarde a las | a más tardar a las | antes de las | antes de | antes de las | antes del | hasta las | no más tarde de | antes de la | a más tardar | como muy tarde | no después de | hasta
@after: después de | después de las | a partir de | a partir de las | no antes de | no antes de las | tras | desde las | más tarde de | pasadas las | después de la | a partir de la | como muy pronto | después del
@between: entre | de
@hedge: preferiblemente | a ser posible | si es posible | si puede ser | de preferencia | prefiero | preferimos | idealmente | preferentemente | mejor si | sería ideal | estaría bien | sería mejor | si se puede | preferiría | preferible | de ser posible | mejor
@corr: no , | perdón | perdona | espera | mejor dicho | quiero decir | digo | me refiero a | nos referimos a | en realidad | mejor | no espera | ay no | quise decir | rectifico | corrección | o mejor | bueno | disculpa | no perdón
@otherwise: de lo contrario | si no entonces | si no se puede
@but: pero | aunque | sino | sin embargo
@because: porque | ya que | pues
@own: mi vuelo | nuestro vuelo | mis billetes | mi reserva | nuestra reserva | mi maleta | mi equipaje | la aerolínea | mi boleto
@happened: de retraso | horas de retraso | hora de retraso | horas tarde | cancelado | cancelaron | retrasado | perdido | perdieron | perdida | robado | dañado | canceló | retrasó | retraso | perdí
@as-family: en familia | con la familia
@kin: hija | hijo | mujer | esposa | marido | esposo | madre | padre | mamá | papá | hermana | hermano | tía | tío | prima | primo | sobrina | sobrino | abuela | abuelo | padres | abuelos | familia | suegra | suegro | suegros | pareja | novia | novio | prometida | prometido | jefe | jefa | nieta | nieto
@friend: amigo | amiga | amigos | amigas | colega | colegas | compañero | compañera | compañeros
@flights: vuelo | vuelos | avión | aviones | billete | billetes | boleto | boletos | pasaje | pasajes | viaje | volar | volando | conexión | conexiones
@not: nada | ningún vuelo

[lead]
@said-so: dije | he dicho | había dicho | pedí | quería | queríamos | me refería a | yo dije
@said-behind: dije | he dicho | quería yo
@refuse-behind: no me va | no me sirve | no sirve | no me conviene | no me gusta
@put-right: cámbialo | cambialo | cámbielo | corrígelo | corrigelo | cámbialo por favor
@with-speaker: nos | me | conmigo | con nosotros
@travelled: fui a | fuimos a | fue a | fueron a | volé | volaron | volamos a | he volado | ha volado | han volado | hemos volado | viajé | viajó | viajaron | ha viajado | he viajado | hemos ido | he ido | ha ido | han ido | estuve en | estuvo en | estuvimos en | estuvieron en | visité | visitó | visitamos
@arranged: cogió | cogieron | tomó | tomaron | ha cogido | ha tomado | reservó | reservaron | ha reservado | han reservado | compró | compraron | pagó | pagaron
@others-travel: vuela | vuelan | coge | cogen | toma | toman | va en | van en | viaja | viajan | sale | salen | llega | llegan | aterriza | vuelve | vuelven | regresa | va | van
@lately: el año pasado | el verano pasado | el invierno pasado | la última vez | hace un año | hace dos años | hace años | hace tres años | ayer | el mes pasado | el otro día | en su día
@it-was: era | fue | se trataba | es
@was: era | eran | estaba | tenía | sugirió | ha sugerido | propuso | ha propuesto | recomendó | ha recomendado
@wishing: quiero | quisiera | queremos | querría | querríamos | quería | necesito | necesitamos | busco | buscamos | por favor | me gustaría | nos gustaría | muéstrame | busca | buscar | dame | puedes | puede | podría | hay que | tengo que | tenemos que
@sends-people: enviar a | mandar a | envío a | mando a | enviar | mandar
@partverb: quiero | queremos | necesito | vuelvo
@betweenword: entre | de
@hedged: preferiblemente | a ser posible | si es posible | si puede ser | de preferencia | prefiero | preferimos | idealmente | preferentemente | mejor si | sería ideal | estaría bien | sería mejor | si se puede | preferiría | preferible | de ser posible | mejor
@month: mar=m:3;-0.3
@weekday: dom=wd:0;-0.2 | lun=wd:1;-0.2 | mié=wd:3;-0.2 | jue=wd:4;-0.2 | vie=wd:5;-0.2 | sáb=wd:6;-0.2
@th: º | °
@beginning: a partir del | desde el | empezando
@during: durante | en | por | para
@any: cualquier | cualquiera | algún | un
@everyof: cada | todos los
@fly: saliéramos | voláramos | salir | salgo | salimos | salida | saliendo | sale | vuelo | vuelos | volar | despegar | viajar | partir | salga | que salga
@leavebe: deja | deje | dejad | dejamos | mantén | mantenga | mantenemos | conserva | guarda
@keepday: mantén | mantenga | mantenemos | quédate con | quédese con | nos quedamos con | me quedo con | seguimos con | deja | deje
@altering: cambies | cambie | cambiéis | toques | toque | muevas | mueva | modifiques | modifique
@remain: se quedan | siguen | sigue | quedan
@asis: como están | como está | tal cual | igual | iguales | como estaban | sin cambios | como estaba
@samedays: mismas fechas | las mismas fechas | mismos días | los mismos días | en las mismas fechas
@daylead: el día | día | del día | al día
@tripdays: fechas | días | fecha | día
@arrives: llegar | llego | llegamos | llegada | llegando | llega | llegue | aterrizar | aterriza | estar allí | estar ahí | llegada
@arrivesat: llegar a | llego a | llegada a | llegar al | aterrizar en | estar en=isAt:true | llegamos a
@homeby: en casa | a casa | estar de vuelta | de vuelta en casa | estar en casa
@time: tiempo
@beforeday: antes de | antes del | antes de la
@afterday: después de | después del | tras
@notbefore: no antes de | no antes del | como pronto | a partir del | como muy pronto | desde el
@notafter: hasta | como tarde | como muy tarde | a más tardar | no después de | no después del | a más tardar el | como muy tarde el
@orlater: o más tarde | o después | en adelante | como muy pronto | o posterior
@orearlier: o antes | como tarde | como muy tarde | o anterior
@dayby: para | para el | hasta el
@around: alrededor de | alrededor del | sobre | sobre el | hacia | hacia el | cerca de | en torno al | por
@inbetween: entre | entre el | en algún momento entre
@over: durante | por | en | para
@oclock: horas | hs | h | hrs | en punto
@andhalf: y media=add:30 | y cuarto=add:15 | menos cuarto=add:-15 | y diez=add:10 | y veinte=add:20 | menos diez=add:-10 | menos veinte=add:-20 | y cinco=add:5 | menos cinco=add:-5
@at: a las | de las | a la | a | sobre las | a eso de las | alrededor de las | hacia las
@stay: allí | ahí
@tripword: viaje | estancia | vacaciones | escapada | estadía | viajes
@staymore: más=sign:1 | adicional=sign:1 | adicionales=sign:1 | extra=sign:1 | menos=sign:-1 | más largo=sign:1
@shiftlater: más tarde=sign:1 | después=sign:1 | antes=sign:-1 | más temprano=sign:-1
@push: retrasa=sign:1 | retrasar=sign:1 | aplaza=sign:1 | aplazar=sign:1 | pospón=sign:1 | posponer=sign:1 | adelanta=sign:-1 | adelantar=sign:-1 | atrasa=sign:1
@moveverb: cambia | cambiar | mueve | mover | pasa | pasar | modifica | modificar | pon | poner | cambie
@movedto: al | a | para el | para
@extend: alarga | alargar | prolonga | prolongar | extiende | extender | amplía | ampliar
@shorten: acorta | acortar | reduce | reducir
@pronoun: lo | la | el viaje | las fechas | la fecha | el vuelo | los vuelos | la salida | la ida
@alltrip: todo | ambos | los dos | ambos vuelos | las dos
@drop: olvida | olvide | sin | quita | quite | elimina | elimine | cancela | no quiero | no necesito | no hace falta | ya no quiero | no queremos | no necesitamos | nada de | deja | borra | sin la | no
@dropped: al final | ya | no hace falta | necesaria
@taking: cojo | tomo | cogeré | tomaré | tomar
@byway: en | por | con
@tohome: a casa | de vuelta | casa
@eventverb: es | son | empieza | termina | comienza | cae | será | acaba
@todayis: hoy es
@within: más o menos | con un margen de | más menos
@eitherside: de flexibilidad | flexible | flexibles | arriba o abajo | antes o después | de margen
@orso: o dos | o así
@takenback: no | en vez de | en lugar de | en vez del
@instead: mejor | en su lugar | mejor dicho
@ratherthis: mejor | en su lugar | mejor dicho
@cantdo: no puedo
@proposal: prueba | pruebe | prueba con | probemos | intenta | mira | mira a ver
@makeit: mejor | no | digo | quiero decir | perdón | qué tal | en realidad | digamos | pon | mejor dicho | no mejor | cambia a | cámbialo a
@daychange: cambia del | cambiar del
@livehere: vivo | vivimos | resido | estoy | estamos | soy de | somos de | vivo en
@lived: vivía | viví | vive | nací | trabajé | trabaja | he estado | estuve | estuvimos | conozco | viene de | echo de menos
@visiting: visitar | ver | conocer | vacaciones | pasar | escapada | luna de miel | visita a
@leaveout: quita | quitamos | quitar | salta | saltamos | elimina | eliminar
@legword: parte | tramo | etapa
@startwith: primero | primero a | empezar por | empezamos por
@addstop: añade | añadir | agrega | agregar
@atend: al final
@nextstop: luego | después | y luego | y después | más tarde | finalmente | de ahí | de allí | y de ahí
@originword: ciudad de origen | origen | aeropuerto de salida | punto de partida | ciudad de salida
@destinationword: destino | ciudad de destino | aeropuerto de llegada | destino final
@inplace: en | a | de | cerca de
@vehicle: crucero | barco | ferry | tren
@sails: sale de | zarpa de | sale desde | empieza en | parte de
@docks: termina en | llega a | acaba en
@insteadof: en vez de | en lugar de
@replaceword: cambia | cambiar | sustituye | cambie
@forword: por | para | con
@nearest: más cercano a | el más cercano a
@spotword: aeropuerto | aeropuertos | ciudad | zona | región
@anyof: cualquier | todos los | cualquiera de
@home: casa | a casa
@yonder: allí | allá | ahí
@whatif: y si | mejor | qué tal | y | cambia a | quise decir | digo | mejor a | qué tal si
@outgoing: a la ida | en la ida | ida | la ida | vuelo de ida | para la ida | de ida
@homebound: a la vuelta | en la vuelta | vuelta | la vuelta | vuelo de vuelta | para la vuelta | de vuelta | regreso
@allright: ok | también | vale | está bien | de acuerdo
@takeback: olvida | olvídate de | olvida lo de | olvídate de lo de | deja lo de
@removal: quita | quite | quítame | quitar | quita lo de | quite lo de | quitar lo de | elimina | elimine | borra | borre | saca | saque
@avoid: evita | evitar | evite | evitando | no por | sin pasar por | que no pase por
@solely: solo | sólo | solamente | únicamente | exclusivamente
@only-so: solo | sólo | solamente | únicamente | exclusivamente
@isout: no | descartado | ni hablar | no me sirve | no por favor | descartada
@ground: cómo llego | cómo llegar | en tren | en autobús | en coche | tren de | tren a | a qué distancia
@idiom: no hay problema | no pasa nada | no importa | ni idea | no sé | no lo sé | por qué no | todavía no | aún no | no estoy seguro | no estoy segura | no está mal | no te preocupes | no me importa | si no | o no | no es importante | da igual | no te olvides | no necesariamente | no hace falta
@topic: a qué hora=what:times | cuánto tiempo=what:duration | cuánto dura=what:duration | cuánto tarda=what:duration | si cancelo=what:conditions | me devuelven el dinero=what:conditions | devuelven el dinero=what:conditions | me reembolsan=what:conditions
@lessthan: menos de
@exactly: exactamente
@exactly-so: exactamente
@mindnot: no me importa | no nos importa | no me importan | no tengo problema con | acepto | acepto también | con o sin | no me molesta | también con
@howmany: cuántas | cuántos
@perbag: por maleta | cada maleta | la maleta | una maleta
@removed-it: quítalo | quítelo | quítalos | quítelos | elimínalo | elimínelo | bórralo | sácalo | quitarlo | eliminarlo
@onefilter: filtro | el filtro | ese filtro | este filtro
@need-be: tiene que ser | tiene que | tienen que ser | que sea | que sean | debe | hace falta | necesito
@wholeflight: vuelo entero | vuelo completo | todo el vuelo | viaje entero | duración del vuelo
@neednot: no solo | no sólo | no solamente | no únicamente | no necesito | no hace falta | no necesariamente | no tiene que | no tiene por qué | no tiene que ser | no hace falta que sea | no necesita ser
@matternot: da igual | me da igual | nos da igual | no importa | no es importante | es igual | no es necesario | no hace falta | no importan | es lo de menos | me es indiferente | no son importantes | no es imprescindible
@lift: olvida | quita | quite | elimina | borra | cualquier | sin | ya no | olvídate de | no importa
@limitword: límite | límites | filtro | tope | restricción
@eachway: por trayecto | cada trayecto | por vuelo | por tramo
@wholetrip: ida y vuelta | por todo el viaje
@throughout: todo el viaje | todo el camino | en todo el viaje
@toomuch: muy | demasiado | tan | mucho | demasiada
@haveonly: tengo | tenemos | solo tengo | sólo tengo | puedo gastar | puedo pagar | podemos gastar | podemos pagar
@makethat: digamos | mejor | sube a | súbelo a | que sean
@waiting: espera | esperas | esperar | tiempo de espera
@cannot: no quiero | no queremos | no | nunca | no puedo | no quisiera | sin | no más | prefiero no | que no | no quiero tener que
@craftword: avión | aparato | aviones
@list-again: otra vez | de nuevo | de vuelta
@all-again: otra vez | de nuevo | de vuelta
@minus: menos
@notbut: sino | pero
@sorry: no | perdón | ay | mejor | digo
@another: una tercera=n:1 | un tercer=n:1 | una cuarta=n:1 | un cuarto=n:1 | otro=n:1,isOther:true | otra=n:1,isOther:true | uno más=n:1 | una más=n:1
@more-people: más | adicional | adicionales | extra | otros | otras
@fewer: menos
@pplmod: pequeño | pequeña | pequeños | pequeñas | joven | jóvenes | mayor | mayores | grande | menor | viejo | adulto
@add-also: añade | añadir | agrega | agregar | más | y también | suma | incluye
@including: una de ellas | uno de ellos | incluyendo | incluidos | entre ellos | de los cuales | incluido
@joinwith: con | junto con | acompañado de
@visits: ver | visitar | a casa de | con | donde
@thatmakes: en total | entonces somos | son | seremos | ahora somos | somos ahora | al final somos
@solely: solo | sólo | solamente
@only-so: solo | sólo | solamente
@countin: cuenta | cuente
@still-as: todavía | aún | como | cuenta como
@linkword: tiene | tienen | es | son | de | que tiene | que tienen | con
@is-are: tiene | tienen | es | son | de | que tiene | que tienen | con
@ticket: billete=one:true | billetes | plaza=one:true | plazas | pasaje=one:true | pasajes | boleto=one:true | boletos
@row: fila | puerta | terminal | habitación
@under-age: menores de | menor de | menos de
@times: x | por
@plusword: más
@stays: se queda | se quedan | no viene | no vienen | ya no viene | ya no vienen | no va | no viaja | se queda en casa | no puede venir | al final no viene | al final no vienen | finalmente no viene | no puede | no pueden venir | no podrá venir | no vendrá | se ha caído
@me-too: yo también | y yo también | y yo | inclúyeme
@joins: se suma | se suman | se suma también | se suman también | también se suma | se apunta | se apuntan | se nos une | viniera | viniera con nosotros | viniese | vinieran | viene | vienen | también viene | también vienen | viene conmigo | viene con nosotros | vienen con nosotros | se une | nos acompaña | me acompaña | viene también
@travels: viajamos | viajan | viajo | queremos | vamos | van | quieren
@purpose: viaje de negocios | de negocios | por trabajo | por negocios | viaje de trabajo
@classdown: en vez de | en lugar de | y no
@checked: facturada | facturadas | facturado | facturados | grande | grandes | de bodega | documentada | registrado
@dropword: quita | quite | sin | elimina | cancela | no necesito | ya no | no quiero
@ofthem: de nosotros | de ellos
@fare-with: con | que incluya | incluyendo | que lleva | que lleve | que incluye | que tenga | que trae | que traiga | que tiene
@fare-noun: tarifa | precio | billete
@fares-noun: tarifas | precios | billetes
@flight: vuelo | vuelos | salida | avión
@outbound: ida | de ida | vuelo de ida | para la ida | a la ida | vuelos de ida
@inbound: a casa | vuelta | de vuelta | vuelo de vuelta | para la vuelta | a la vuelta | regreso | vuelos de vuelta | de regreso
@both-ways: todo | la ida y la vuelta | los dos vuelos | los dos trayectos | ambos | los dos | las dos | ida y vuelta | ambos vuelos | para ambos | para los dos | en total | ambos sentidos
@leave: sale | salen | salir | salida | que sale | despega
@arrive: llegue | lleguen | aterrice | a casa=side:1 | en casa=side:1 | llego a casa=side:1 | llegamos a casa=side:1 | llego | llegamos | aterrizo | aterrizamos | llega | llegan | llegar | llegada | que llega | aterriza
@whatime: a qué hora | cuándo
@applies: vale | valen | sirve | sirven | es para | son para | cuenta
@weighs: pesa | pesan | pesar | peso | kilos | kilo | kg
@howlong: cuánto tiempo | cuántas horas | cuánto
@howmuch: cuánto es | cuánto sale | cuánto me sale | cuánto nos sale | cuánto | cuánto cuesta | cuánto cuestan | qué precio | cuál es el precio | cuánto vale | precio de | a cuánto
@which: cuál | cuáles | qué | qué vuelo | cuál es
@why: por qué
@last-of: último | última | últimos | últimas
@lastof: último | última | últimos | últimas
@each-of-us: por persona | cada uno | cada persona | por pasajero
@back-to: volver a

@withage: con
@toofar: está muy lejos | muy lejos | demasiado lejos | está demasiado lejos | queda muy lejos
@notbehind: no | no hace falta | no es necesaria

[solid]
@as-possible: lo más tarde posible=order:latest | lo mas tarde posible=order:latest | lo más temprano posible=order:earliest | lo mas temprano posible=order:earliest | lo antes posible=order:earliest | cuanto antes=order:earliest
@currency: euro=currency:EUR,sign:euro | euros=currency:EUR,sign:euros | dólar=currency:USD,sign:dólar | dólares=currency:USD,sign:dólares | libra=currency:GBP,sign:libra | libras=currency:GBP,sign:libras
@nextof: próximo | próxima | próximos | próximas | que viene | que vienen | siguiente
@airline: aerolínea | aerolíneas | compañía | compañías | compañía aérea
@number: cero=n:0 | ${numbers()} | cien=n:100 | ciento=n:100 | doscientos=n:200 | trescientos=n:300 | cuatrocientos=n:400 | quinientos=n:500 | seiscientos=n:600 | setecientos=n:700 | ochocientos=n:800 | novecientos=n:900 | mil=n:1000 | mil quinientos=n:1500 | dos mil=n:2000 | una docena=n:12 | un par=n:2 | un par de=n:2 | par de=n:2
@hourword: una=n:1;-0.3 | ${UNITS.slice(1, 12)
    .map((word, index) => `${word}=n:${index + 2}`)
    .join(' | ')}
@ordinal: ${ORDINALS.flatMap((word, index) => [`${word}o=nth:${index + 1}`, `${word}a=nth:${index + 1}`, `${word}os=nth:${index + 1}`, `${word}as=nth:${index + 1}`]).join(' | ')} | primer=nth:1 | tercer=nth:3 | penúltimo=nth:-2
@few: unos cuantos=n:3 | algunos=n:3 | varios=n:4 | pocos=n:3 | algunas=n:3 | varias=n:4
@minutes: minutos | minuto
@hours: horas | hora | h
@half: y media
@halfhour: media hora=minutes:30 | una hora y media=minutes:90 | hora y media=minutes:90 | un cuarto de hora=minutes:15
@dayunit: día=unit:day | días=unit:day | noche=unit:night | noches=unit:night | semana=unit:week | semanas=unit:week | mes=unit:month | meses=unit:month | año=unit:year | años=unit:year
@fortnight: quincena=n:1,unit:fortnight | una quincena=n:1,unit:fortnight
@month: enero=m:1 | ene=m:1 | febrero=m:2 | marzo=m:3 | abril=m:4 | abr=m:4 | mayo=m:5 | junio=m:6 | julio=m:7 | agosto=m:8 | ago=m:8 | septiembre=m:9 | setiembre=m:9 | octubre=m:10 | noviembre=m:11 | diciembre=m:12 | dic=m:12 | nov=m:11 | oct=m:10 | sep=m:9 | sept=m:9 | feb=m:2 | jun=m:6 | jul=m:7
@weekday: domingo=wd:0 | lunes=wd:1 | martes=wd:2 | miércoles=wd:3 | jueves=wd:4 | viernes=wd:5 | sábado=wd:6
@weekdays: domingos=wd:0 | los lunes=wd:1 | los martes=wd:2 | los miércoles=wd:3 | los jueves=wd:4 | los viernes=wd:5 | sábados=wd:6 | entre semana=wds:work | días laborables=wds:work | fines de semana=wds:weekend
@dayrel: hoy=plus:0 | mañana=plus:1;-0.05 | pasado mañana=plus:2 | ayer=plus:-1
@tonight: esta noche | hoy por la noche
@following: siguiente | siguientes
@lastof: último | última | pasado | pasada
@final: último=d:-1 | última=d:-1
@weekword: semana
@weekend: fin de semana | finde
@longof: largo | puente
@monthword: mes
@yearword: año
@daynoun: día | noche | víspera
@fromnow: a partir de hoy | a partir de ahora
@anyday: cualquier hora | a cualquier hora | cualquier día | cuando sea | en cualquier momento | algún día | cualquier fecha
@partof: principios de=part:early | a principios de=part:early | comienzos de=part:early | a comienzos de=part:early | mediados de=part:mid | a mediados de=part:mid | finales de=part:late | a finales de=part:late | fines de=part:late | a fines de=part:late | primera quincena de=part:half1 | segunda quincena de=part:half2 | a primeros de=part:early | principios=part:early | finales=part:late | mediados=part:mid | principios del=part:early | a principios del=part:early | comienzos del=part:early | a comienzos del=part:early | mediados del=part:mid | a mediados del=part:mid | finales del=part:late | a finales del=part:late | fines del=part:late | a fines del=part:late | primera quincena del=part:half1 | segunda quincena del=part:half2 | a primeros del=part:early
@season: primavera=season:3 | verano=season:6 | otoño=season:9 | invierno=season:12
@localholiday: vacaciones escolares=name:school-holidays | vacaciones de verano=name:summer-holidays | vacaciones de semana santa=name:easter-holidays | vacaciones de navidad=name:christmas-holidays | carnaval=name:carnival | carnavales=name:carnival
@holiday: navidad=hol:christmas | navidades=hol:christmas | nochebuena=hol:christmas-eve | nochevieja=hol:new-years-eve | fin de año=hol:new-years-eve | año nuevo=hol:new-year | semana santa=hol:easter | pascua=hol:easter | viernes santo=hol:good-friday | lunes de pascua=hol:easter-monday | domingo de resurrección=hol:easter-sunday | pentecostés=hol:whitsun | san valentín=hol:valentines | halloween=hol:halloween | día del trabajo=hol:labour-day | el día de navidad=hol:christmas-day
@samedayreturn: ida y vuelta en el día | ida y vuelta en el mismo día | vuelta el mismo día | volver el mismo día
@nextday: al día siguiente | el día siguiente | al otro día
@sameday: el mismo día | mismo día | ese mismo día
@dayhalf: de la mañana=half:am | de la tarde=half:pm | de la noche=half:night | de la madrugada=half:am | del mediodía=half:pm
@half-day: de la mañana=half:am | de la tarde=half:pm | de la noche=half:night | de la madrugada=half:am | por la mañana=half:am | por la tarde=half:pm | por la noche=half:pm | del mediodía=half:pm
@momentnoon: mediodía=h:12,min:0 | el mediodía=h:12,min:0
@midnight: medianoche
@momentspan: la comida=from:840,to:900 | el desayuno=from:480,to:540 | la cena=from:1200,to:1260 | el trabajo=from:540,to:1020 | trabajo=from:540,to:1020 | trabajar=from:540,to:1020 | el colegio=from:540,to:930 | comer=from:840,to:900
@daypart: a última hora de la tarde=from:1020,to:1200,name:evening | a primera hora de la mañana=from:300,to:540,name:morning | a primera hora de la tarde=from:720,to:900,name:afternoon | por la mañana=from:300,to:720,name:morning | de mañana=from:300,to:720,name:morning | en la mañana=from:300,to:720,name:morning | la mañana=from:300,to:720,name:morning;-0.1 | mañana=from:300,to:720,name:morning;-0.3 | mañanero=from:300,to:720,name:morning | por la tarde=from:720,to:1200,name:afternoon | en la tarde=from:720,to:1200,name:afternoon | la tarde=from:720,to:1200,name:afternoon | tarde=from:720,to:1200,name:afternoon;-0.2 | al mediodía=from:690,to:840 | mediodía=from:690,to:840;-0.2 | al anochecer=from:1080,to:1260 | durante el día=from:480,to:1200 | de madrugada=from:0,to:360
@nightpart: por la noche=from:1140,to:1440,name:evening | en la noche=from:1140,to:1440,name:evening | de noche=from:1260,to:1440,name:night | la noche=from:1140,to:1440,name:evening;-0.1
@redeye: vuelo nocturno | vuelos nocturnos
@early: temprano | pronto | a primera hora
@late: tarde | a última hora
@risetime: levantarse | levantarme | levantarnos
@tooearly: demasiado temprano | muy temprano | tan temprano | demasiado pronto | muy pronto | es temprano | es muy temprano
@toolate: demasiado tarde | muy tarde | tan tarde | es tarde | es muy tarde | un poco tarde
@stay: quedarme | quedarnos | quedo | nos quedamos | me quedo | estancia | pasar | estar
@maketrip: hazlo | que sea | ponlo | póngalo | hágalo
@movedtrip: todo | el viaje | las fechas | los dos
@backway: vuelta | la vuelta | vuelo de vuelta | regreso | vuelo de regreso | retorno
@outway: vuelo de ida | ida
@wontreturn: no vuelvo | no volvemos | no volveré | no regreso | no regresamos | no voy a volver | sin volver
@overlandway: tomar el tren | coger el tren | tomamos el tren | en tren | en autobús | en bus
@landtransport: tren | coche | autobús | ferry | barco | bus
@oneway: solo ida | sólo ida | solo de ida | sólo de ida | ida solamente | solamente ida | sin vuelta | solo la ida | billete de ida | viaje de ida | únicamente ida | sencillo | boleto sencillo | ida nada más | sin regreso | solo ir | sólo la ida
@roundtrip: ida y vuelta | de ida y vuelta | ida & vuelta | ida / vuelta | ida y regreso | viaje redondo | billete de ida y vuelta | redondo
@occasion: boda=goesTo:true | conferencia=goesTo:true | entrevista=goesTo:true | cita | reunión=goesTo:true | funeral=goesTo:true | examen | concierto=goesTo:true | festival=goesTo:true | partido=goesTo:true | cumpleaños | bautizo=goesTo:true | feria=goesTo:true | crucero=goesTo:true | congreso=goesTo:true | fiesta=goesTo:true | maratón=goesTo:true
@jubilee: aniversario | aniversario de bodas | aniversario de boda
@service: hotel | hoteles | habitación | coche de alquiler | restaurante | mesa | taxi | clima | tiempo;-0.5 | médico | dentista
@serviceverb: nací | nacido | pagar | decidir | recuérdame
@born: nací el | fecha de nacimiento | nacido el
@flex: flexible | flexibles | flexible con las fechas | fechas flexibles | soy flexible | somos flexibles
@dontcare: da igual cuándo | me da igual la fecha | me da igual el día | cualquier día | cuando sea | la fecha da igual | no importa la fecha
@doesntwork: no me va bien | no va bien | no puede ser | no me viene bien | es demasiado pronto | es demasiado tarde
@whichever-is: el que sea más barato | lo que sea más barato | según el precio | da igual cuál | cualquiera | me da igual | el más barato de los dos
@eitherone: el que sea más barato | lo que sea más barato | según el precio | da igual cuál | cualquiera | me da igual | el más barato de los dos
@alsoword: también | tambien | además
@seekword: compara | incluye | incluya
@anywhere: a cualquier sitio | cualquier lugar | donde sea | a algún sitio
@swapends: al revés | a la inversa | en sentido contrario | en sentido inverso | intercambia | invierte
@thither: ir allí | ir allá | para allá | hacia allí | volar allí
@fromthere: desde allí | de allí
@goinghome: a casa | volver a casa | vuelvo a casa
@fromhome: desde casa | de casa | desde aquí | desde mi casa
@samespot: misma ciudad | mismo aeropuerto | mismo destino | mismo lugar
@sameroute: mismo viaje | misma ruta | mismo trayecto
@nearby: aeropuertos cercanos | aeropuertos próximos | aeropuertos de los alrededores | otros aeropuertos | aeropuertos alternativos | aeropuerto cercano
@anyairline: cualquier aerolínea | cualquier compañía | todas las aerolíneas | qué aerolínea | la aerolínea | la compañía
@nomatter: da igual | me da igual | no importa | es igual | no me importa
@otherairline: otra aerolínea | otra compañía | otras aerolíneas
@anyonebut: cualquiera menos | todas menos | todas excepto | cualquiera excepto | cualquier aerolínea menos | cualquiera salvo | todo menos
@lowcost: aerolíneas de bajo coste | aerolíneas low cost | low cost | bajo coste | bajo costo | aerolínea de bajo coste
@long-wait: largo | larga | largas | largos | eterno | eterna
@short-wait: corto | corta | cortas | cortos
@pick-stop: escala | escalas | parada | paradas | conexión | conexiones | transbordo | transbordos | cambio | trasbordo
@stop-word: escala | escalas | parada | paradas | conexión | conexiones | transbordo | transbordos | cambio | trasbordo
@stopverb: hacer escala | cambiar de avión | hacer transbordo | parar | hacer escalas
@direct-flight: directo | directa | directos | directas | vuelo directo | vuelos directos | sin escala | sin escalas | sin paradas | sin transbordo | sin transbordos | non stop | sin conexiones
@onestop: una escala | una sola escala | una parada | un transbordo
@indirect: con escala | con escalas | con transbordo | vuelos con escala
@layword: escala | escalas | conexión | espera | tiempo de escala | en el aeropuerto | tránsito | tiempo de conexión | entre vuelos | para la conexión
@each-stop: en cada ciudad | por ciudad | en cada una | en cada sitio | en cada lugar
@nightword: noche | noches | día | días | semana=nightsEach:7 | semanas=nightsEach:7
@onboard: wifi=flag:withWifi | wi fi=flag:withWifi | wifi a bordo=flag:withWifi | internet a bordo=flag:withWifi | enchufe=flag:withPower | enchufes=flag:withPower | enchufe en el asiento=flag:withPower | toma de corriente=flag:withPower | puerto usb=flag:withPower | usb=flag:withPower
@roomy: más espacio para las piernas=flag:withMoreLegroom | mucho espacio para las piernas=flag:withMoreLegroom | espacio extra para las piernas=flag:withMoreLegroom
@seatchoice: elección de asiento | selección de asiento | selección de asientos | elección de asientos | reserva de asiento
@seatfree: selección de asiento gratis | elección de asiento gratis | elegir asiento gratis | sentarnos juntos gratis | sentarnos juntos sin pagar más
@nightstop: escala nocturna | escala de noche | escala con noche | una noche de escala
@overnight: escala nocturna | escalas nocturnas | noche en el aeropuerto | dormir en el aeropuerto | pasar la noche en el aeropuerto | noche en un aeropuerto | dormir en un aeropuerto | escala de noche
@durword: duración | duración total | tiempo de vuelo | tiempo total | tiempo de viaje | duración del viaje | duración del vuelo | viaje | en total
@spend: presupuesto
@within-budget: dentro del presupuesto | dentro de nuestro presupuesto | dentro de mi presupuesto | por encima del presupuesto
@is-left: queda | quedan | nos queda | me queda
@budget: precio máximo | límite de precio | precio | coste | costo | tope
@whole-budget: presupuesto total | presupuesto global | presupuesto en total | presupuesto para todo
@expensive: caro | cara | caros | caras | costoso
@cheapest: más barato | más barata | más baratos | el más barato | lo más barato | barato | barata | baratos | baratas | económico | más económico | económicos | más económica | al mejor precio | mejor precio | lo más barato posible | lo más económico | baratito | precio más bajo | a buen precio | los más baratos
@fastest: más rápido | más rápida | más corto | más corta | el más rápido | lo más rápido | rápido | lo más rápido posible | más rápidos | lo más corto posible
@bestvalue: mejor relación calidad precio | mejor | mejor opción | calidad precio | buena relación calidad precio
@oneairline: una sola aerolínea | la misma aerolínea | misma aerolínea | misma compañía | una misma aerolínea | la misma compañía
@mixing: distintas aerolíneas | varias aerolíneas | diferentes aerolíneas | mezclar aerolíneas | cambiar de aerolínea
@airportchange: cambiar de aeropuerto | cambio de aeropuerto | cambios de aeropuerto
@refundable-fare: reembolsable | reembolsables | cancelable | cancelación gratuita | cancelación gratis | con reembolso | con devolución
@changeable-fare: modificable | billete flexible
@nonrefundable: no reembolsable | no reembolsables | sin reembolso
@facet: vuelo nocturno=f:redEye | precio=f:budget | presupuesto=f:budget | coste=f:budget | dinero=f:budget | hora de llegada=f:arrival | llegada=f:arrival | hora de salida=f:departure | hora=f:hours | horario=f:hours | horarios=f:hours | aerolínea=f:airlines | aerolíneas=f:airlines | compañía=f:airlines | duración=f:duration | escalas=f:stops | número de escalas=f:stops | tiempo de escala=f:layover | aeropuerto=f:airports | tipo de avión=f:aircraft | clase=f:cabin | duración de la escala=f:layover | tiempo de las escalas=f:layover
@filters: filtros | todos los filtros | los filtros | restricciones
@fewest: menos | el menor número de | menos posible de
@fortune: una fortuna | un ojo de la cara
@currencyword: moneda | precios en
@yearsold: años | año | añitos | años de edad
@monthsold: meses | mes
@weeksold: semanas
@turning: cumple | cumplirá | va a cumplir
@birthday: cumpleaños
@birthday-of: su cumpleaños
@beforelast: durante el viaje | durante las vacaciones | antes de la vuelta | antes del viaje | antes de volver
@aftertrip: después del viaje | después de la vuelta | después de las vacaciones
@aged: de edad | edad | edades
@grown: adulto=one:true | adultos | adulta=one:true | jubilado=one:true,senior:true | jubilados=senior:true | anciano=one:true,senior:true | estudiante=one:true,student:true | estudiantes=student:true | adolescente=one:true | adolescentes
@persons: persona=one:true | personas | pasajero=one:true | pasajeros | viajero=one:true | viajeros | gente
@companion: mujer=one:true,kin:wife | esposa=one:true,kin:wife | marido=one:true,kin:husband | esposo=one:true,kin:husband | pareja=one:true;-0.1 | novia=one:true | novio=one:true | prometida=one:true | prometido=one:true | amigo=one:true | amiga=one:true | madre=one:true,kin:mother | mamá=one:true,kin:mother | padre=one:true,kin:father | papá=one:true,kin:father | suegra=one:true | suegro=one:true | tía=one:true | tío=one:true | primo=one:true | prima=one:true | hermano=one:true | hermana=one:true | abuela=one:true,kin:grandmother | abuelo=one:true,kin:grandfather | compañero=one:true | compañera=one:true | jefe=one:true | jefa=one:true | colega=one:true | padres=each:2,kin:parents | abuelos=each:2,kin:grandparents | suegros=each:2 | amigos | amigas | hermanos | hermanas | compañeros | colegas | primos | tíos
@child: niño=one:true | niña=one:true | niños | niñas | chico=one:true | chicos=peer:true | chica=one:true | chicas=peer:true | menor=one:true | menores | gemelos=each:2 | mellizos=each:2 | crío=one:true | críos | pequeño=one:true | pequeños | peque=one:true | peques
@kinchild: hijo=one:true | hija=one:true | hijos | hijas | nieto=one:true | nieta=one:true | nietos | sobrino=one:true | sobrina=one:true | sobrinos
@infant: bebé=one:true | bebés | recién nacido=one:true | lactante=one:true
@pet: perrito=one:true,kin:dog | perrita=one:true,kin:dog | cachorro=one:true,kin:dog | cachorra=one:true,kin:dog | gatito=one:true,kin:cat | gatita=one:true,kin:cat | gata=one:true,kin:cat | gatas=kin:cat | perro=one:true,kin:dog | perros=kin:dog | perra=one:true | gato=one:true,kin:cat | gatos=kin:cat | mascota=one:true | mascotas
@eldest: mayor=k:eldest
@youngest: menor=k:youngest
@alone: solo yo | sólo yo | viajo solo | viajo sola | yo solo | yo sola | solamente yo | para mí solo | para mí sola | voy solo | voy sola | solo para mí | sólo para mí | solo para mi
@unaccompanied: solo | sola | solos | no acompañado | sin acompañante
@on-their-own: viaja solo | viaja sola | vuela solo | vuela sola | va solo | va sola | viajará solo | viajará sola | va a viajar solo | va a viajar sola
@paid-extra: pagar aparte | pagar extra | pagar algo | pagar más | cuesta algo | gratis
@minor-may: puede | puede ir solo | puede ir sola | puede viajar solo | puede viajar sola | está permitido | se puede | le dejan
@ofus: de nosotros
@bothofus: nosotros dos=n:2,us:true | los dos=n:2,us:true;-0.2 | nosotros tres=n:3,us:true | los tres=n:3,us:true;-0.2 | nosotros cuatro=n:4,us:true | los cuatro=n:4,us:true | ellos dos=n:2,us:true | ellas dos=n:2,us:true
@couple: pareja=n:2 | una pareja=n:2 | matrimonio=n:2
@group: grupo | familia=noun:family | equipo
@wholegroup: toda la familia | mi familia | nuestra familia | la familia
@paysfare: paga | pagan | pagará | tiene que pagar | debe pagar
@lap: va en brazos | irá en brazos | viaja en brazos | viajará en brazos | va en mi regazo | en mi regazo | en brazos | en el regazo | sobre mis piernas
@needs-one: necesita uno | lo necesita | necesita el suyo
@a-seat: asiento
@ownseat: su propio asiento | asiento propio | asiento para él | asiento para ella
@spoken: sugirió | ha sugerido | sugiere | propuso | ha propuesto | propone | recomendó | vive | trabaja | se casa | dice | estudia
@chair: silla
@bag-storage: consigna | consigna de equipaje | consignas | dejar las maletas | dejar nuestras maletas | dejar mis maletas | dejar la maleta | dejar el equipaje | guardar las maletas | guardar el equipaje
@bag-kept: durante el día | por el día | unas horas | en el aeropuerto | en la estación | hasta la noche | en algún sitio | hasta la tarde
@staff-meets: alguien la recibirá | alguien lo recibirá | alguien la espera | alguien lo espera | alguien la va a recibir | alguien la recoge | alguien lo recoge | alguien la recogerá | la va a recibir alguien | quién la recibe | quién la recoge
@assist-thing: silla de ruedas | asistencia
@plain-one: una normal | una plegable | sin batería
@own-chair: silla plegable | silla manual | silla de ruedas plegable | silla de ruedas manual | silla de ruedas normal
@powered-chair: silla eléctrica | silla de ruedas eléctrica
@pet-cabin: en cabina | en la cabina | cabina
@with-carrier: con el transportín
@denied-behind: no hace falta | no es necesario | no es necesaria | ya no hace falta | no la necesita | no lo necesita | no la necesitamos | no lo necesitamos | no la necesito | no lo necesito | nos da igual | me da igual
@nobody: nadie
@takes-along: llevo | llevamos | llevar | llevaré | llevaremos | traigo | traemos
@carriage: carrito | cochecito | carrito de bebé | silla de coche | sillita | cuna de viaje
@help-denied: ya no la necesita=need:wheelchair | no necesita ayuda=need:wheelchair | ya no necesita ayuda=need:wheelchair | no hace falta ayuda=need:wheelchair | sin ayuda=need:wheelchair
@walks-well: puedo caminar bien=lasting:little-walking | puede caminar bien=lasting:little-walking | camino bien=lasting:little-walking | camina bien=lasting:little-walking | ando bien=lasting:little-walking | anda bien=lasting:little-walking | caminar no es problema=lasting:little-walking | caminar no es un problema=lasting:little-walking
@lasting-need: no puedo caminar mucho=lasting:little-walking | no puede caminar mucho=lasting:little-walking | no puedo andar mucho=lasting:little-walking | no puede andar mucho=lasting:little-walking | no puedo caminar lejos=lasting:little-walking | no puede caminar lejos=lasting:little-walking | no camina mucho=lasting:little-walking | no camina bien=lasting:little-walking | camina mal=lasting:little-walking | me cuesta caminar=lasting:little-walking | le cuesta caminar=lasting:little-walking | le cuesta andar=lasting:little-walking | caminar poco=lasting:little-walking | sueño ligero=lasting:quiet
@special: silla de ruedas=need:wheelchair | en silla de ruedas=need:wheelchair
@cabin: clase business=c:business | business=c:business | clase ejecutiva=c:business | ejecutiva=c:business | clase preferente=c:business | clase de negocios=c:business | business class=c:business | primera clase=c:first | en primera=c:first | premium economy=c:economy-premium | turista premium=c:economy-premium | económica premium=c:economy-premium | clase turista=c:economy-with-restrictions | turista=c:economy-with-restrictions | clase económica=c:economy-with-restrictions | en económica=c:economy-with-restrictions | economy=c:economy-with-restrictions
@barecabin: primera=c:first;-0.3 | económica=c:economy-with-restrictions;-0.3
@cabinword: clase | cabina
@anycabin: cualquier clase | la clase da igual
@bag: maleta | maletas | equipaje | equipajes | bolsa | bolsas | bulto | bultos | valija | valijas
@kg: kilos | kilo | kg
@cabinbag: equipaje de mano | equipajes de mano | maleta de mano | maleta de cabina | equipaje de cabina | mochila | bolso de mano | bolsa de mano | mochilas
@bagless: viajar ligero | viajo ligero
@for-each: por persona | cada uno | cada una | por pasajero | por cabeza | p p
@shared: en total | total | entre todos | para todos juntos | para compartir | entre los dos | entre los tres | entre los cuatro
@inall: para todos juntos | para compartir | entre los dos | en total | total | para todos | entre todos | todo incluido | para los dos | todos juntos | todo junto
@top: primerísimo
@nextone: el siguiente | siguiente vuelo | el de después
@prevone: el anterior | anterior
@other: otro | el otro | la otra
@all-found: son todos los que hay | son todos | son estos todos los | esto es todo | eso es todo lo que hay | son los únicos
@more-flights: más vuelos | más opciones | otros vuelos | otras opciones | los demás | todos los vuelos | la lista | más | alternativas
@list: lista | ordena | ordenar | ordénalos | lístame | ordénalos por
@by: ordenar por | ordena por
@criterion: precio=order:cheapest | duración=order:fastest | hora de salida=order:earliest | salida=order:earliest | hora de llegada=order:earliest,at:arrival | llegada=order:earliest,at:arrival
@take: elijo | elegimos | escojo | me quedo con | nos quedamos con | cojo | tomo | selecciono | elige | elegir | reservo | me llevo | tomamos | cogemos | quédate con
@takebehind: tomo | cojo | elijo | reservo | compro | tomamos | cogemos | elegimos | compramos
@suits: basta | nos basta | me basta | es suficiente | nos vale | perfecto | me va bien | me viene bien | me parece bien | genial | estupendo | está perfecto | nos va bien | me gusta
@superl: el más temprana=order:earliest | la más temprana=order:earliest | los más temprana=order:earliest | las más temprana=order:earliest | lo más temprana=order:earliest | el más barato=order:cheapest | la más barato=order:cheapest | los más barato=order:cheapest | las más barato=order:cheapest | lo más barato=order:cheapest | el más barata=order:cheapest | la más barata=order:cheapest | los más barata=order:cheapest | las más barata=order:cheapest | lo más barata=order:cheapest | el más baratos=order:cheapest | la más baratos=order:cheapest | los más baratos=order:cheapest | las más baratos=order:cheapest | lo más baratos=order:cheapest | el más económico=order:cheapest | la más económico=order:cheapest | los más económico=order:cheapest | las más económico=order:cheapest | lo más económico=order:cheapest | el más rápido=order:fastest | la más rápido=order:fastest | los más rápido=order:fastest | las más rápido=order:fastest | lo más rápido=order:fastest | el más rápida=order:fastest | la más rápida=order:fastest | los más rápida=order:fastest | las más rápida=order:fastest | lo más rápida=order:fastest | el más corto=order:fastest | la más corto=order:fastest | los más corto=order:fastest | las más corto=order:fastest | lo más corto=order:fastest | el más temprano=order:earliest | la más temprano=order:earliest | los más temprano=order:earliest | las más temprano=order:earliest | lo más temprano=order:earliest | el más tarde=order:latest | la más tarde=order:latest | los más tarde=order:latest | las más tarde=order:latest | lo más tarde=order:latest | el más tardío=order:latest | la más tardío=order:latest | los más tardío=order:latest | las más tardío=order:latest | lo más tardío=order:latest | el mejor=order:best-value | la mejor=order:best-value | los mejor=order:best-value | las mejor=order:best-value | lo mejor=order:best-value | el más caro=order:dearest | la más caro=order:dearest | los más caro=order:dearest | las más caro=order:dearest | lo más caro=order:dearest | el más largo=order:slowest | la más largo=order:slowest | los más largo=order:slowest | las más largo=order:slowest | lo más largo=order:slowest
@compar: antes=order:earliest;-0.2 | más barato=order:cheapest | más temprana=order:earliest | más barata=order:cheapest | más económico=order:cheapest | más rápido=order:fastest | más corto=order:fastest | más temprano=order:earliest | más pronto=order:earliest | más tarde=order:latest | mejor=order:best-value
@too: demasiado caro=order:cheapest | muy caro=order:cheapest | demasiado largo=order:fastest | muy largo=order:fastest | demasiado tarde=order:earliest | demasiado temprano=order:latest | demasiado pronto=order:latest
@first-of-day: primer vuelo del día=order:earliest | último vuelo del día=order:latest | último vuelo=order:latest
@pick-part: por la mañana=part:morning | de la mañana=part:morning | por la tarde=part:afternoon | de la tarde=part:afternoon | por la noche=part:evening | de la noche=part:evening | de noche=part:night
@moment: mediodía=h:12,min:0 | medianoche=h:24,min:0
@avoid: sin escalas en | sin escala en | sin hacer escala en | sin pasar por | sin parar en | que no pase por
@pick-direct: directo=stops:0 | directa=stops:0 | sin escalas=stops:0 | directos=stops:0
@numbered: número | opción | n º | núm
@dontmind: da igual | me da igual | cualquiera | elige tú | elija usted | como quieras | el que sea | tú eliges | lo que prefieras
@other-kind: otro | otra | otros | cambiar el | cambiar la | cambia el | cambia la | cambiar
@versus: o | contra | frente a | comparado con | versus
@compare: compara | comparar | comparación | diferencia | diferencias | diferencia entre
@samewith: misma aerolínea | la misma aerolínea | misma compañía
@includes: incluye | incluido | incluida | incluidos | cubre | entra
@this-is-it: ese es | es ese | ese quiero | ese me vale | ese mismo quiero
@same-flight: el mismo | la misma | mismo | los mismos
@refuse: no | ese no | excepto | no quiero | en vez de | menos
@defer: pensarlo | pensármelo | lo pienso | me lo pienso
@topic: avión=what:aircraft | tipo de avión=what:aircraft | aerolínea=what:operator | compañía=what:operator | aerolíneas=what:airlines | terminal=what:terminal | aeropuerto=what:airport | co2=what:co2 | emisiones=what:co2 | menos contaminante=what:co2,ranks:true | más ecológico=what:co2,ranks:true | menos co2=what:co2,ranks:true | menos emisiones=what:co2,ranks:true | carbono=what:co2 | quedan plazas=what:seats-left | plazas libres=what:seats-left | buen precio=what:good-price | esperar=what:good-price;-0.2 | otro día=what:other-days | otros días=what:other-days | otras fechas=what:other-days | qué día=what:other-days
@topic: precio total=what:total,side:both | precio=what:total | cuesta=what:total | costaría=what:total | saldría=what:total | coste=what:total | total=what:total,side:both | en total=what:total,side:both | impuestos=what:total | falta=what:left-to-do | siguiente paso=what:left-to-do | y ahora qué=what:left-to-do | resumen=what:chosen | elegido=what:chosen | he elegido=what:chosen | wifi=what:unlisted | enchufes=what:unlisted | millas=what:unlisted | sala vip=what:unlisted | puntual=what:unlisted | comida=what:extras | comidas=what:extras | bebidas=what:extras | elegir asiento=what:extras | gastos=what:fees | comisión=what:fees | cargos ocultos=what:fees | por persona=what:shares | cada uno=what:shares | tiempo de escala=what:layover | escala=what:layover | conexión=what:layover | escalas=what:stops | directo=what:is-direct | sin escalas=what:is-direct | directa=what:is-direct
@topic: vuelo nocturno=what:arrival | nocturno=what:arrival | equipaje de mano=what:hand-bags | maleta de mano=what:hand-bags | mochila=what:hand-bags | maleta=what:bags | maletas=what:bags | equipaje=what:bags | equipaje facturado=what:bags | cancelar=what:conditions | cancelación gratis=what:conditions | cancelación gratuita=what:conditions | cancelación=what:conditions | reembolsable=what:conditions | reembolso=what:conditions | cambiar=what:conditions | cambios=what:conditions | cambiarlo=what:conditions | tarifas=what:fares | tarifa=what:fares | incluido=what:fares;-0.3 | incluida=what:fares;-0.3 | incluye=what:fares;-0.3 | hora de llegada=what:arrival | día siguiente=what:arrival | hora de salida=what:times | duración=what:duration | dura=what:duration | tarda=what:duration
@topic: recomiendas=what:recommend | recomienda=what:recommend | recomendación=what:recommend | aconsejas=what:recommend | elegirías=what:recommend | qué me recomiendas=what:recommend | consejo=what:recommend
@who-travels: cuántos somos | cuántas personas | cuántos pasajeros | cuántos viajeros | cuántos adultos | cuántos niños | cuántos billetes | quién viaja | quiénes viajan | quién va | quiénes van | quiénes vamos | quién vuela | has contado a los niños
@hold-behind: guardado | reservado | bloqueado | garantizado
@the-price: el precio | este precio | ese precio | el vuelo
@price-held: reservar sin pagar | reservarlo sin pagar | reservarla sin pagar | sin pagar todavía | sin pagar aún | sin pagar | guardar el precio | mantener el precio | mantienen el precio | congelar el precio | bloquear el precio | fijar el precio | apartar | apartarlo | precio garantizado | dura el precio | dura ese precio | se mantiene el precio | vale el precio | me lo guardas | me lo guardan
@pay-when: pago ahora | pagamos ahora | tengo que pagar ahora | tenemos que pagar ahora | hay que pagar ahora | se paga ahora | pagar en el momento | pagar allí | pagar al llegar | pagar después | pagar luego | pagar más tarde | cuándo se paga | cuando se paga | cuándo pago | cuando pago | cuándo hay que pagar | me cobran ahora | se cobra ahora | cuándo me cobran | cuando me cobran
@topic: por persona o para los dos=what:shares | por persona o para todos=what:shares | por persona o en total=what:shares | por persona o por los dos=what:shares | para los dos=what:shares | para todos=what:shares | para los dos juntos=what:shares | por cabeza=what:shares | para una persona=what:shares
@fare-brand: básica=brand:basic,order:cheapest | básico=brand:basic,order:cheapest | básicas=brand:basic,order:cheapest | ligera=brand:light,order:cheapest | estándar=brand:standard | flexible=brand:flex
@bag-in: incluida | incluido | incluidas
@fare-order: la más barata=order:cheapest | más ligera=order:cheapest | la más ligera=order:cheapest | más sencilla=order:cheapest | más barata=order:cheapest | más barato=order:cheapest | más cara=order:dearest | más caro=order:dearest
@middle: del medio | de en medio | intermedia
@fare-flex: la más flexible=need:refund | más flexible=need:refund | el más flexible=need:refund
@fare-refundable: reembolsable=need:refund | cancelable=need:refund
@changeable: que se pueda cambiar=need:change | que se pueden cambiar=need:change | que se puede cambiar=need:change | que permita cambios=need:change | que permite cambios=need:change | que admita cambios=need:change | con cambios=need:change | modificable=need:change | cambiable=need:change
@fare-bag: maleta=need:bag | equipaje=need:bag | equipaje facturado=need:bag | maletas=need:bag
@means: incluye | significa | cuesta | ofrece | incluido | cubre
@whole-sum: en total | en conjunto
@extra-cost: más | extra | de más
@on-top: de más
@saving: ahorrar | ahorro | ahorramos | ahorraría | ahorraríamos
@yes: sí | si | claro | por supuesto | exacto | correcto | sí por favor | sí gracias | perfecto | adelante | continúa | seguimos | eso es | claro que sí | así es | sip | dale | está bien | desde luego
@no: no | no gracias | ahora no | todavía no | aún no | nada más | eso es todo | mejor no | no por ahora | déjalo | ninguno | no quiero nada más
@undo: deshacer | deshaz | deshazlo | deshaz eso | vuelve atrás | volver atrás | un paso atrás | como estaba antes | anula eso | como antes
@buy-first: primero | antes de eso
@put-off: quítalo | quítala | quítelo | quítela | quita eso | sácalo | sácala
@redo: ponlo otra vez | ponla otra vez | vuelve a ponerlo | rehacer
@start-over: empezar de nuevo | empieza de nuevo | empezar de cero | empecemos de nuevo | volver a empezar | desde el principio | nueva búsqueda | otro viaje | reiniciar | empezar otra vez | de cero | desde cero | nuevo viaje
@search-again: buscar otra vez | busca otra vez | busca de nuevo | buscar de nuevo | actualizar | actualiza | actualiza los precios | intentar de nuevo
@dislike: no me gusta | no me gustan | no me convence | no me convencen | ninguno de estos | ninguna de estas | ninguno me convence | no es ideal
@check-out: reservamos | reservémoslo | vale reservamos | pagar=pays:true | quiero pagar=pays:true | ir a la caja=pays:true | al pago=pays:true | ir al pago=pays:true | comprar | cómpralo | reservar ahora | quiero reservar | resérvalo | reservarlo | finalizar | finalizar la reserva | confirmar la reserva | pagar ahora=pays:true | vamos al pago=pays:true | quiero comprar | a pagar=pays:true | checkout | check out | reservar | reservar ya
@safe-to-pay: es seguro pagar | es seguro pagar aquí | seguro pagar aquí | seguro pagar | pago seguro | es seguro el pago | página segura | web segura | es fiable | son fiables | es de fiar | puedo confiar | puedo fiarme | es una estafa | es confiable | cómo pago | cómo se paga | cómo puedo pagar | formas de pago | métodos de pago | medios de pago
@pay-alone: reserva | reservad | reservamos | reserve | reservar | paga=pays:true | pago=pays:true | pague=pays:true | pagamos=pays:true | compra | compramos
@straight-on: directo | directa | directamente | derecho | enseguida | ya mismo | vamos directo | vamos directamente
@thanks: muchas gracias | mil gracias | gracias mil | te lo agradezco | se lo agradezco
@goodbye: adiós | hasta luego | hasta pronto | chao | nos vemos | que tengas un buen día
@hello: buenos días | buenas tardes | buenas noches;-0.2 | qué tal hola | holi
@who-are-you: quién eres | quién es usted | eres un bot | eres un robot | eres humano | cómo te llamas | eres una persona
@help: ayuda | ayúdame | ayúdeme | qué puedes hacer | qué puede hacer | cómo funciona | cómo funciona esto | necesito ayuda
@own-bookings: mis reservas | mis reservas anteriores | reservas anteriores | reservas pasadas | mis reservaciones | mis viajes anteriores | mis viajes reservados | mis pedidos
@receipt: recibo | factura | comprobante | justificante de pago
@talk-to-person: hablar con un humano | hablar con un ser humano | hablar con una persona real | contactarles | contactarlos | contactar con ustedes | contactar con vosotros | me pongo en contacto | hablar con una persona | hablar con un agente | hablar con alguien | atención al cliente | servicio al cliente | número de teléfono | un agente | persona real
@summary: resumen | resume | haz un resumen
@cancel: cancelar | cancela | cancélalo | cancela todo | cancelar todo | parar | para todo
@cancels: cancela | cancelar | cancele | cancelen | anula | anular | anule | cancelación
@refunds: reembolso | reembolsar | reembolsen | devuelvan el dinero | devolución del dinero | mi dinero
@compensates: compensación | indemnización | un bono
@exception: una excepción
@pay-paper: tarjeta regalo | tarjetas regalo | certificado de viaje | bono de viaje
@unsure: no sé | no lo sé | no estoy seguro | no estoy segura | ni idea | un momento | un segundo | un minuto | espera | tengo que pensarlo | aún no sé
@new-mind: he cambiado de idea | cambié de idea | hemos cambiado de idea | he cambiado de opinión | cambio de idea
@language: hablas español | habla español | en español | en inglés
@simulated: son reales | vuelos reales | es real
@saved: guardado | se guarda

[lead]
@whereword: dónde | adónde
@supposing: y si | qué tal si | qué pasa si | supongamos | cuánto costaría | cuánto saldría | cuánto sería
@order-noun: reserva | vuelo | vuelos | billete | billetes | boleto | boletos | viaje | pedido
@alters: cambiar | cambie | cambia | cambio | modificar | modifique | mover | mueva | suba | súbalo
@day-thing: vuelo | vuelos | fecha | regreso
@extra-thing: maleta | maletas | equipaje | asiento | asientos
@adds: añadir | añada | agregue | quitar | quite | necesito
@people-thing: pasajero | pasajera | pasajeros | nombre | apellido
@insurance-thing: seguro | seguro de viaje
@goword: ir | viajar | escaparme | escaparnos
@nicetobe: cálido | bonito | soleado | barato
@fullof: con | me gusta=taste:true | nos gusta=taste:true | me gustan=taste:true | nos gustan=taste:true | me encanta=taste:true | nos encanta=taste:true | me encantan=taste:true | nos encantan=taste:true | lleno de | mucha | cerca de
@suggestword: sugiere | recomienda | recomiéndame | propón | sugiéreme
@town: ciudad | pueblo | isla | lugar | sitio | país
@unnamedplace: lugar | lugares | sitio | sitios | destino | destinos
@intheair: vuelo | de vuelo | en avión
[solid]
@unnamed: algún sitio | algún lugar | a algún sitio | a algún lugar | cualquier sitio | cualquier lugar | donde sea
@ideas: ideas | alguna idea | sugerencias | alguna sugerencia | inspiración | sorpréndeme | qué me recomiendas | qué me sugieres | qué recomiendas
@undecided: no sé dónde | no sé adónde | ni idea de dónde
@triptype: vacaciones | escapada | escapada urbana=likes:city,days:3 | luna de miel | vacaciones de playa=likes:beach | vacaciones en familia=likes:family
@warmth: cálido=c:20 | calor=c:27 | calorcito=c:20 | sol=c:20,dry:true | soleado=c:20,dry:true | tropical=c:27 | templado=c:18
@chill: frío | fresco | nieve | invierno
@wintry: nieve | esquí | esquiar
@dryness: seco | sin lluvia
@rainy: lluvia | lluvioso
@liking: playa=likes:beach | playas=likes:beach | mar=likes:beach | cultura=likes:culture | museos=likes:culture | arte=likes:culture | buena comida=likes:food | gastronomía=likes:food | historia=likes:history | montaña=likes:mountains | montañas=likes:mountains | senderismo=likes:mountains | naturaleza=likes:nature | vida nocturna=likes:nightlife | fiesta=likes:nightlife
@degrees: grados | grado
@shortflight: vuelo corto | cerca | no muy lejos=isRough:true
@longflight: larga distancia | lejos
# Places to stay.
[glue]
@inside: en | en el | en la | a
@house-det: el | la | mi | nuestro | nuestra | este | ese
@is-way: es | está | tengo | tenemos | tengo un | tenemos un | reservado
@such-one: que tenga | que tengan | con
@book-one: lo | la | ahora | aquí | eso | ese

[lead]
@near-place: cerca de | cerca del | cerca de la | cerca de los | cerca de las | al lado de | al lado del | junto a | junto al | más cerca de | más cerca del | próximo a
@next-up: ahora | y ahora | luego | falta
@passing-lead: al | hasta el | desde el | hacia el
@stay-it: el hotel | ese hotel | este hotel | el alojamiento | la habitación | el apartamento
@per-night: por noche | la noche;-0.3 | cada noche
@all-nights: por toda la estancia | por todas las noches | en total | en conjunto
@check-in-on: entrada | check in
@check-out-on: check out
@star-up: o más | o mejor | y más | mínimo
@drop-house: quita | elimina | borra | cancela | quite | olvida
@book-house: reserva | resérvalo | reservar | reserve | paga | pagar | resérvame
@can-you: puedes | puede | podéis | podrías | podría
@arranges: reservar | buscar | encontrar
@any-such: hay alguno con | hay alguno que | alguno con | cuáles tienen | cuál tiene | uno con | algo con
@stay-exists: hay | hay un | hay una
@about-how-far: a qué distancia | está lejos | qué tan lejos
@about-how-much: cuánto cuesta | cuánto vale | cuánto es
@about-where: dónde está | dónde queda | en qué barrio | en qué zona
@about-when: a qué hora | desde qué hora | hasta qué hora
@about-why: por qué
@about-which: cuál | cuál me recomiendas | cuál recomienda | qué recomiendas
@about-kept: qué hotel tengo | dónde duermo | dónde dormimos | dónde me alojo | está reservado el hotel | dónde nos alojamos | dónde nos quedamos | dónde vamos a dormir | qué hotel tenemos | en qué hotel estamos
@another-stay: otro | otra | otros | otra cosa | el siguiente
@same-nights: las mismas noches | mismas noches | para esas noches | mismas fechas
@centre: centro | en el centro | céntrico | céntrica | más céntrico=by:best-placed | más cerca del centro=by:best-placed | bien situado=by:best-placed
@transport: metro | autobús | tranvía
@stay-best: el más céntrico=order:best-placed | el mejor situado=order:best-placed | el más cercano=order:best-placed
@of-plans: itinerario | planifica | planificar | planifícame | planea | plan | qué ver | qué hacer | qué podemos hacer
@of-flights: vuelo=flown:true | vuelos=flown:true | volar=flown:true | avión=flown:true | billete=flown:true | billetes=flown:true

[solid]
@house: hotel | hoteles=many:true | alojamiento | alojamientos=many:true | hospedaje | habitación de hotel | habitaciones de hotel=many:true | apartamento=houseKind:apartments | apartamentos=houseKind:apartments,many:true | piso=houseKind:apartments | albergue=houseKind:hostel | albergues=houseKind:hostel,many:true | hostal=houseKind:hostel | hostales=houseKind:hostel,many:true | casa de huéspedes=houseKind:guesthouse | pensión=houseKind:guesthouse | sitio donde dormir | dónde dormir | dónde alojarme | dónde alojarnos | lugar para dormir
@stay-head: hotel | habitación | alojamiento | apartamento
@already: ya
@needed: necesario | falta
@bedroom: habitación | habitaciones | cuarto | cuartos
@star: estrella | estrellas
@luxury: lujo | lujoso
@stay-nearer: más cerca=order:best-placed | más cercano=order:best-placed
@stay-criterion: estrellas=sort:stars | precio=sort:price | distancia=sort:distance
@sight-word: castillo=sight:castle | estación=sight:station | playa=sight:beach | catedral=sight:cathedral | aeropuerto=sight:airport | puerto=sight:harbour | río=sight:river | casco antiguo=sight:old town | museo=sight:museum | mercado=sight:market
@all-houses: todos los hoteles | todos los alojamientos
@feature: llegada tarde=amenity:reception-all-night | llegar tarde=amenity:reception-all-night | check in tarde=amenity:reception-all-night | recepción 24 horas=amenity:reception-all-night | recepción toda la noche=amenity:reception-all-night
@feature: wifi=amenity:wifi | internet=amenity:wifi | aire acondicionado=amenity:air-conditioning | restaurante=amenity:restaurant | bar=amenity:bar | cocina=amenity:kitchen | lavadora=amenity:laundry | habitación familiar=amenity:family-rooms | habitaciones familiares=amenity:family-rooms | mascotas=amenity:pets | mascota=amenity:pets | perro=amenity:pets | perros=amenity:pets | aparcamiento=amenity:parking | parking=amenity:parking | bicicletas=amenity:bicycles | gimnasio=amenity:gym | piscina=amenity:pool | spa=amenity:spa | sauna=amenity:spa | jardín=amenity:garden | consigna=amenity:luggage-room
@feature: silla de ruedas=access:wheelchair | accesible=access:wheelchair | sin escalones=access:step-free | sin escaleras=access:step-free | ascensor=access:lift | desayuno=breakfast:true | desayuno incluido=breakfast:true | cancelación gratuita=freeCancellation:true | cancelación gratis=freeCancellation:true | cancelable=freeCancellation:true
@stay-cancel: cancelar | cancelarlo | cancelarla | cancelación | anular | reembolsable
@untold: tranquilo=untold:quiet | tranquila=untold:quiet | ruidoso=untold:quiet | silencioso=untold:quiet | opiniones=untold:reviews | reseñas=untold:reviews | vistas=untold:view | balcón=untold:view | fotos=untold:pictures | dirección=untold:address | limpio=untold:reviews
`,
  // Seats, bags, meals and extras.
  `
[glue]
@buy-be: hay | es | son | está | están
@buy-help: qué
@buy-i: yo
@buy-my: mi=self:true | mis=self:true | nuestro=everyone:true | nuestra=everyone:true | nuestros=everyone:true | nuestras=everyone:true
@buy-him: ella
@buy-us: nosotros | mí
@buy-too: también
@may: puedo | podemos | podría | puedes | puede | podrías
@buy-ask: qué | cuál | cuáles | cuánto | muéstrame | enséñame | hay | tienen | tiene | dónde
@buy-where: dónde
@buy-tail: disponible | disponibles
@buy-carry: llevar | traer
@buy-take: reservar | reserva | llevar | llevo | llevamos
@buy-everyone: todos
@buy-only: solamente
@buy-later: todavía
@buy-had: tengo | tenemos | llevo | llevamos
@buy-choose: reservar

[lead]
@buy-allowed: está permitido | se permite | se puede | tenemos derecho a | nos dejan
@buy-him: él
@buy-ask: cuánto cuesta | cuánto cuestan
@buy-tail: incluidos
@buy-take: añadir | añade | agregar | agrega | tomar
@buy-everyone: para todos | para todo el mundo | para toda la familia | todo el mundo | cada uno | cada una | para los dos | para ambos
@buy-one-of-us: uno de nosotros | una de nosotras | una de nosotros | solo uno de nosotros | sólo uno de nosotros | uno de los dos | uno solo de nosotros
@buy-except: excepto para | pero no | pero no para | salvo
@buy-same: lo mismo
@buy-later: más tarde | después | luego
@buy-change: modificar
@buy-had: he elegido | hemos elegido
@buy-pairs: par de | pares de
@afterall: al final | después de todo
@buy-gone: al final no | mejor no | no al final | ya no | fuera | menos | de menos
@buy-it: eso | esto | la | lo | las | los
@buy-each: todos | todas | los dos | las dos | los tres | las tres | ambos | ambas
@buy-any: me da igual | nos da igual | da igual | cualquiera | cualquier | sin preferencia | como quieras | elige tú | elija usted
@buy-dear: demasiado caro | demasiado cara | muy caro | muy cara | tan caro | un poco caro | demasiado caros | demasiado caras
@buy-all: todo | todos los extras
@buy-none: ninguna | ninguno | nada
@buy-drop: quitamos | quitemos | prescindo de | prescindimos de | ya no=wholly:true | quítame | quítanos | quíteme | saca | saque | olvida=wholly:true | olvide=wholly:true | no necesito=wholly:true | no necesitamos=wholly:true | no hace falta=wholly:true | no hacen falta=wholly:true | retira | retire | borra | anula | quita | quite | elimina | elimine | ya no quiero=wholly:true | ya no queremos=wholly:true
@buy-loose: en la parte delantera=seat:front | al fondo=seat:back
@buy-long: vuelo largo | vuelo más largo
@buy-short: vuelo corto | vuelo más corto
@buy-where-sit: dónde nos sentamos | dónde me siento=self:true
@buy-what-added: qué he añadido | qué hemos añadido | qué llevo añadido | qué tengo añadido | qué extras tengo | qué he agregado | qué agregué | qué hemos agregado

[solid]
@buy-too: además
@may: podríamos
@buy-ask: muéstreme
@buy-tail: libre | libres | incluido | incluida | incluidas | quedan
@buy-take: elegir | escoger | come | comemos | sentarnos | sentarme | sentados | sentadas
@buy-except: excepto | menos
@buy-only: solo | sólo
@buy-same: igual
@buy-paid: reembolsable | reembolsables | modificable
@buy-change: cambiar | devolver
@buy-drop: quitar | eliminar | cancela | cancelar
@buy-sure: ventana=seat:window | ventanilla=seat:window | de ventanilla=seat:window | junto a la ventana=seat:window | al lado de la ventana=seat:window | pasillo=seat:aisle | de pasillo=seat:aisle | en el pasillo=seat:aisle | salida de emergencia=seat:exit-row | espacio para las piernas=seat:extra-legroom | más espacio para las piernas=seat:extra-legroom | contiguos=seat:together | uno al lado del otro=seat:together | sentarnos juntos=seat:together | sentados juntos=seat:together | sentadas juntas=seat:together | sentarnos juntas=seat:together | ventanas=seat:window | ventanillas=seat:window | pasillos=seat:aisle | asiento del medio=seat:middle | asientos del medio=seat:middle | asiento central=seat:middle | asientos centrales=seat:middle | sobre el ala=seat:wings | sobre las alas=seat:wings | encima del ala=seat:wings | encima de las alas=seat:wings | junto al ala=seat:wings | cerca de las alas=seat:wings | a la altura de las alas=seat:wings
@buy-loose: juntos=seat:together | juntas=seat:together | delante=seat:front | atrás=seat:back | en el medio=seat:middle | en medio=seat:middle | cerca de la parte delantera=seat:front | en las primeras filas=seat:front | adelante=seat:front | hacia delante=seat:front
@buy-cheap: más barato=seat:cheapest | más baratos=seat:cheapest
@buy-beside: al lado de | junto a
@buy-apart: separados | separadas
@buy-seat: asiento | asientos | sentarnos | sentarme | sentados
@buy-choose: elegir | escoger | seleccionar
@buy-seatmap: muéstrame los asientos | ver los asientos | enséñame los asientos | mapa de asientos | selección de asientos
@buy-bag: maleta=one:true,bag:checked | maletas=bag:checked | equipaje | bolsa=one:true | bolsas | equipaje de mano=bag:cabin | maleta de mano=one:true,bag:cabin | maleta de cabina=one:true,bag:cabin | maleta facturada=one:true,bag:checked | maletas facturadas=bag:checked | equipaje facturado=bag:checked
@buy-diet: vegetariano=what:vegetarian | vegetariana=what:vegetarian | vegetarianos=what:vegetarian | vegetarianas=what:vegetarian | sin carne=what:vegetarian | vegano=what:vegan | vegana=what:vegan | veganos=what:vegan | veganas=what:vegan | kosher=what:kosher | halal=what:halal | sin gluten=what:gluten-free | celíaco=what:gluten-free | celíaca=what:gluten-free | sin lactosa=what:lactose-free | diabético=what:diabetic | diabética=what:diabetic | sin sal=what:low-salt | menú infantil=what:child | comida infantil=what:child | menú para niños=what:child | comida para niños=what:child | comida para bebé=what:baby
@buy-dish: normal=what:standard | caliente=what:standard
@buy-meal: comida | comidas | menú | menús
@buy-allergy: alergia | alergias | alérgico | alérgica
@buy-extra: embarque prioritario=what:priority boarding | embarque preferente=what:priority boarding | fast track=what:fast track | acceso rápido=what:fast track | sala vip=what:lounge | seguro de cancelación=what:cancel for any reason
@buy-gear: esquís=what:skis | esquíes=what:skis | snowboard=what:snowboard | bolsa de golf=what:golf bag | palos de golf=what:golf clubs | tabla de surf=what:surfboard | tablas de surf=what:surfboards | bicicleta=what:bicycle | bicicletas=what:bicycles | bici=what:bicycle | equipo deportivo=what:sports equipment | instrumento=what:instrument | instrumento musical=what:musical instrument | guitarra=what:guitar | violonchelo=what:cello | violín=what:violin
@buy-extras: extras | servicios adicionales | extra | servicio adicional | complementos
@buy-outing: viaje | vacaciones | tour | restaurante | restaurantes
@buy-rent: alquilar | alquilo | alquilamos | alquiler de
@buy-other: la ventana de tiempo | ventana de tiempo | buena comida
  `,
  `
[lead]
@plan-verb: planifica | planifícame | planifícanos | planea | organiza | prepara | hazme | haznos | hágame | crea
@plan-trip: viaje | vacaciones | escapada | excursión
@plan-time: mis días | nuestros días | mi estancia | nuestra estancia
@plan-intends: planificar | sin plan
@plan-noun: el plan | mi plan | nuestro plan | el programa | el itinerario | mi itinerario
@plan-show: muestra | muéstrame | enséñame | qué hay | qué hacemos | ver
@plan-dislike: odio | odiamos | no me gustan | no nos gustan | no me gusta
@plan-extra: más
@plan-drop: quita | quite | elimina | borra | salta | sin | nada de | saca
@plan-go: sobra | se puede quitar
@plan-swap: cambia | sustituye | reemplaza | intercambia
@plan-for: por | con | para
@plan-instead: en vez de | en vez del | en lugar de | en lugar del
@plan-else: otra cosa | algo distinto | algo diferente | otro | otra
@plan-move: mueve | pasa | pon | visita | haz
@plan-to: al | a | en el | en | para el
@plan-first: primero | al principio | al comienzo
@plan-last: al final | lo último
@plan-start: empieza | comienza | empezar | comenzar
@plan-end: termina | acaba
@plan-at: con | en | a las | por
@plan-add: añade | agrega | incluye
@plan-ofday: el | al | en el | para el | del
@plan-something: algo
@plan-if: si
@plan-longer: más
@plan-shorter: menos
@plan-another: otro
@plan-only: mejor | solo | sólo | en vez
@plan-takesday: quita | elimina
@plan-less: menos
@plan-more: más
@plan-search: busca | encuentra | muestra
@plan-starts: empieza | comienza | empezar | comenzar
@plan-compare: compara | compárame | mejor
@plan-kids: niños | los niños | niño
@plan-note: nota | anota | apunta
@plan-free: borra | elimina | quita
@plan-entrance: entrada | entradas
@plan-later: más tarde | empezar más tarde | empieza más tarde
@plan-earlier: más temprano | empezar antes | empieza antes
@plan-others: otras ideas | más ideas | otros lugares | algo más | qué más
@plan-measure: el más barato=of:fare | la más barata=of:fare | el más cálido=of:warmth | el más seco=of:rain | el más cercano=of:flight

[solid]
@plan-itinerary: itinerario | programa para | plan para | plan de viaje
@plan-sights: qué se puede hacer | qué podemos hacer | que se puede hacer | que podemos hacer | que hacer | qué ver | qué visitar | qué hacer | qué podemos ver | qué debemos ver | qué deberíamos ver | qué se puede ver | qué hay que ver | que ver | que visitar | cosas que ver | cosas que hacer | lugares que visitar | imprescindibles
@plan-pace: no muy cargado=pace:calm | no demasiado cargado=pace:calm | no muy apretado=pace:calm | sin prisas=pace:calm | sin prisa=pace:calm | despacio=pace:calm | más despacio=pace:calm | tranquilo=pace:calm | más tranquilo=pace:calm | tranquilos=pace:calm | relajado=pace:calm | con más calma=pace:calm | más lento=pace:calm | lento=pace:calm | más rápido=pace:full
@plan-pacenoun: ritmo
@plan-lighter: más ligero | menos cargado | más tranquilo | demasiado cargado | aligera
@plan-dayword: día | dia
@plan-daywords: días | dias
@plan-lastday: último día | el último día
@plan-rain: llueve | llover | lloverá | lluvia | mal tiempo | tormenta
@plan-climate: qué tiempo hace | que tiempo hace | qué tiempo | el tiempo | clima | hace calor | cuándo ir | mejor época
@plan-food: dónde comer | dónde podemos comer | donde comer | qué comer | que comer | restaurantes
@plan-quarters: qué barrio | barrios | en qué barrio
@sight-kind: museo=kind:museum | museos=kind:museum,all:true | galería=kind:gallery | castillo=kind:castle | castillos=kind:castle,all:true | catedral=kind:cathedral | iglesia=kind:church | iglesias=kind:church,all:true | monasterio=kind:monastery | palacio=kind:palace | mercado=kind:market | mercados=kind:market,all:true | plaza=kind:square | parque=kind:park | jardín=kind:garden | mirador=kind:viewpoint | acuario=kind:aquarium | zoo=kind:zoo | torre=kind:tower | puente=kind:bridge | playa=kind:beach | ferry=kind:ferry | barco=kind:ferry | templo=kind:temple | mezquita=kind:mosque | fortaleza=kind:fort | ópera=kind:opera
`,
]
