/** Words of one idea, by the name that the rules use. A phrase counts as one word. */
export const TRAVEL_WORDS: Record<string, string> = {
  FLIGHT:
    'flight, flite, plane, airplane, aeroplane, airfare, air ticket, plane ticket, airline ticket, air fare, seat on a plane, plane fare',
  FLY: 'fly, flying, flew, flown',
  AIRLINE: `airline, airway, delta, united, united airlines, american airlines, southwest, south west, jetblue, jet blue, spirit airlines, spirit, frontier,
    lufthansa, ryanair, easyjet, emirates, british airways, air france, klm, qantas, alaska air, alaska airlines, iberia, aer lingus, virgin, virgin
    atlantic, etihad, qatar airways, turkish airlines, wizz, cathay pacific, hawaiian airlines, allegiant, air canada, singapore airlines, swiss air,
    vueling, norwegian, finnair, air india, korean air, aeromexico, avianca, latam, copa, sas, icelandair, westjet, indigo, saudia`,
  AIRPORT: `airport, terminal, airfield, jfk, lax, heathrow, gatwick, o hare, ohare, ord, sfo, lga, laguardia, newark airport, dfw, atl, baggage claim,
    baggage carousel, carousel`,
  LUGGAGE: 'luggage, baggage, bag, suitcase, backpack, belongings, duffel, trunk case, rucksack',
  LOST: `lost, lose, losing, loss, missing, misplaced, cant find, cannot find, can not find, couldnt find, disappeared, gone missing, track down, locate,
    locating, went missing, wrong bag, wrong plane, never showed up, didnt show up, left behind, vanished`,
  NOT: `not, didnt, doesnt, hasnt, havent, isnt, arent, wasnt, werent, never, wont, cant, cannot, dont, without`,
  ARRIVE:
    'arrive, arrival, land, landing, landed, get in, gets in, touch down, touchdown, come in, coming in, made it, make it, show up, showed up, reach',
  VACCINE: `vaccine, vaccination, vaccinated, vaccinate, shot, immunization, immunisation, immunized, immunised, inoculation, inoculated, jab,
    booster, immunize, inoculate, malaria`,
  ALERT: `travel alert, travel advisory, travel warning, travel ban, travel restriction, advisory, safety alert, travel notice, travel caution, security alert`,
  SAFE: 'safe, safer, safest, safely, hazardous, violence, violent, terrorism, terrorist, war zone, kidnapping, pickpocket, civil unrest, political unrest, warnings, dangerous, danger, safety, unsafe, risky, risk, hazard, threat, crime, unrest',
  TRAVEL: `travel, traveling, traveler, traveller, travelling, trip, visit, visiting, visitor, vacation, tour, tourist, journey, abroad, overseas, out of the country, out of
    country, out of town, foreign country, internationally, going away, vacationing, passport, backpacking, getaway, sightsee`,
  GOING:
    'going, go, gone, leave, leaving, head, heading, be in, will be, traveling to, going to be in, staying in, off to, arrive in, departing, visit, travel, fly, flying',
  ABROAD:
    'abroad, overseas, out of the country, out of country, foreign country, internationally, out of town, out of state, international, foreign, other countries, another country',
  ATTRACTION: `attraction, sightseeing, sight seeing, site seeing, tourist attraction, tourist spot, tourist activity, landmark, sights, must see, things to do, things to
    see, stuff to do, fun to do, places to visit, places to see, places to go, tourist, tourism, points of interest, hot spot, hotspot, hidden gem, to see and do,
    thing to do, thing to see, place to visit, place to see, spots to visit, excursion, entertainment, activity, tourist destination, something to do, anything to do`,
  DESTINATION:
    'vacation spot, travel destination, vacation destination, holiday destination, tourist destination, destination, getaway, vacation place, place to vacation, places to vacation',
  SUGGEST: `suggest, suggestion, recommend, recommendation, recommended, idea, best place, good place, fun place, best spot, great place, cool place, interesting place, top, nice place,
    popular, must`,
  PLUG: `plug, outlet, socket, adapter, adaptor, plug adapter, converter, convertor, power converter, voltage, electrical outlet, plug in, electric plug`,
  CURRENCY: `dollar, usd, euro, eur, yen, peso, pound, pounds sterling, gbp, rupee, ruble, rouble, lira, won, yuan, rmb, renminbi, franc, krona, krone, kroner, zloty, forint,
    dinar, dirham, rand, shekel, baht, ringgit, real, reais, riyal, dong, aud, cad, inr, jpy, cny, chf, buck, cents, sterling, bitcoin, koruna, shilling, rupiah, naira, us money,
    american money`,
  EXCHANGE:
    'exchange rate, currency exchange, exchange, currency conversion, conversion rate, convert, conversion, currency, foreign currency, rate of exchange, currencies',
  HOTEL: `hotel, motel, hostel, lodging, lodge, place to stay, somewhere to stay, places to stay, hotel room, bed and breakfast, airbnb, air bnb, resort, suite, vacancy, accommodation,
    accomodation, accommodations, marriott, hilton, hyatt, holiday inn, sheraton, motel 6, guest house, guesthouse, inn, hotel reservation, overnight stay, room reservation,
    where to stay, booking com, best western, hampton inn, westin, ritz`,
  ROOM: 'room, bed, double room, single room, suite',
  VEHICLE: `car, van, suv, convertible, sedan, truck, minivan, vehicle, coupe, hatchback, jeep, mustang, motorcycle, scooter, compact, pickup, ford, bmw, toyota, honda, chevy, chevrolet,
    nissan, mercedes, audi, lexus, hyundai, kia, porsche, corvette, dodge, subaru, volkswagen, tesla, cadillac, camry, prius, auto, wheels, limo, camper, rv, mini van`,
  UNUSUAL_VEHICLE:
    'van, suv, convertible, sedan, truck, minivan, coupe, hatchback, jeep, mustang, pickup, compact, corvette, camper, rv, limo, compact car, sports car, luxury car, mini van',
  RENT: 'rent, rental, renting, rented, hire, hiring, rental car, car hire, car rental, enterprise, hertz, avis, budget rent, alamo, thrifty, rent a car, lease',
  TRANSLATE: `translate, translation, translator, translating, interpret, how do you say, how do i say, how would i say, how can i say, how would you say, how should i say, how to say, how does one say,
    how do they say, how to tell, word for, words for, phrase for, equivalent of, the equivalent, called in, pronounce in`,
  SAY: `say, saying, speak, spoken, word, phrase, call, called, express, expression, mean, pronounce, ask for, write, sentence, translate, translation, term, equivalent, greeting`,
  LANGUAGE: `spanish, french, german, italian, japanese, chinese, mandarin, cantonese, russian, portuguese, korean, arabic, hindi, dutch, swedish, norwegian, danish, finnish, polish,
    greek, turkish, hebrew, latin, thai, vietnamese, swahili, tagalog, filipino, czech, hungarian, romanian, ukrainian, irish, gaelic, welsh, scottish, bengali, urdu, punjabi,
    farsi, persian, malay, indonesian, croatian, serbian, bulgarian, icelandic, mongolian, hawaiian, esperanto, yiddish, english, mexican, brazilian, catalan, basque, zulu, afrikaans,
    french person, italians, russians, germans, foreign language, samoan, lithuanian, latvian, estonian, nepali, tamil, somali, albanian, slovak, american sign language`,
  TIMEZONE: 'timezone',
  BANK: `bank, credit union, chase, citi, citibank, wells fargo, bank of america, bofa, boa, capital one, capitol one, td bank, hsbc, barclays, card company, credit card company, usaa, pnc, us bank,
    barclay, navy federal, discover, american express, amex, financial institution, regions, suntrust, fifth third, card issuer`,
  TELL: 'tell, told, telling, notify, inform, let know, alert, aware, mark, note, heads up, notified, update, know, advise, contact, notification, notice, flag, report, call, warn, communicate, message, informed, send',
  WEATHER: `weather, forecast, temperature, temp, rain, raining, rainy, snow, snowing, snowy, snowfall, sunny, cloudy, humid, humidity, climate, windy, storm, thunderstorm, hurricane, tornado,
    meteorological, precipitation, smog, fog, foggy, frost, heatwave, overcast, uv, monsoon, umbrella, degrees outside, heat wave, wind chill, meteorologist, sunshine, chilly, drizzle, hail, blizzard, uv index, pollen, weather report, rainfall, how hot, how
    cold, how warm, hot outside, cold outside, sunscreen`,
  NEAREST: 'nearest, closest, nearby, near by, close by, close to, near me, near here, around here, close to me, in the area',
  DIRECTION:
    'direction, route, shortest way, quickest way to get, fastest way to get, best way to get, easiest way to get, quickest way to the, quickest way there, fastest way there, best way there, how do i get to, how can i get to, how to get to, how would i get to, how do you get to, take me to, guide me to, direct me to, navigate, navigation, find my way, map to, way to get to, how do i get from, how does one get to, what bus, which bus, by foot, on foot, how would i walk, way to get there, how do i drive to, how do we get to, how to reach, how can i reach, how do i reach, where is the',
  BUS: 'bus, subway, metro, tram, the train, a train, by train, train station, train to, trains, by foot, walk, walking, bike, public transit, transit, public transportation, public transport, uptown, downtown, on foot, foot',
  PLACE_IN_TOWN: `mall, park, museum, gas station, starbucks, walmart, target, grocery store, supermarket, post office, atm, hospital, library, pharmacy, mcdonalds, coffee shop, beach, theater, zoo,
    movies, station, school, stadium, restroom, bathroom, church, gym, store, shop, laundromat, police station, drug store, bus stop, downtown, laundry, college, university, bar, bank, hotel,
    restaurant, airport, destination, address, exit, rest stop, location, here, home, park, hotel, casino, cinema, bakery, salon, market, grocer`,
  HOW_LONG: `how long, how much time, how many minutes, how many hours, eta, estimated time, length of time, amount of time, travel time, drive time, minutes, what time will, when will i, what time should, how early, how quickly, how soon, time until, time left, time it takes, time will it take, long to, long till`,
  GET_TO: `get to, drive to, arrive at, reach, get there, drive, ride, walk to, bus ride, going to, from here, travel to, arrive to, get home, arrive, trip to, go to, get from, leave for, destination, traveling to, to the, make it to, be at`,
  FAR: 'how far, distance, how many miles, how miles, how many kilometers, far away, far is, how close, mileage to, how many blocks, miles away, miles to, miles from, far from, distance from, miles is it, kilometers to',
  WHAT_TIME:
    'what time is it, what is the time, whats the time, current time, time right now, the time now, tell me the time, time is it, have the time, have you the time, the time please, exact time, time please, local time, time currently, on the clock, right time, what time, time in, the time in, time of day, hour is it, time now, clock say, the time, time it is, hour and minute',
  WHERE_AM_I: `where am i, where i am, my location, current location, my current location, where i m at, where im at, my position, my coordinates, gps coordinates, gps, latitude, longitude, what street, what city am i, where are we, i am lost, im lost, what town,
    which city am i, where exactly am i, which street, my whereabouts, what state am i, my address, where we are, present location, exact location, my exact location, what road, where have i`,
  UBER: 'uber, lyft, taxi, cab, ride share, rideshare, minicab',
  FEE: 'fee, charge, surcharge, extra, cost, transaction fee, charges, ding, charged, additional charge',
  TRANSACTION: 'transaction, foreign transaction, international transaction, use, using, used, swipe, purchase',
}
