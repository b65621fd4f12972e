/** Numbers up to 31, in Latin letters and in Devanagari. */
const NUMBERS: readonly [latin: string, devanagari: string][] = [
  ['ek', 'एक'],
  ['do', 'दो'],
  ['teen | tin', 'तीन'],
  ['chaar | char', 'चार'],
  ['paanch | panch', 'पाँच | पांच'],
  ['chhah | chhe | cheh | chhai', 'छह | छः | छे'],
  ['saat', 'सात'],
  ['aath | ath', 'आठ'],
  ['nau', 'नौ'],
  ['das', 'दस'],
  ['gyarah | gyaarah', 'ग्यारह'],
  ['baarah | barah', 'बारह'],
  ['terah', 'तेरह'],
  ['chaudah', 'चौदह'],
  ['pandrah', 'पंद्रह | पन्द्रह'],
  ['solah', 'सोलह'],
  ['satrah', 'सत्रह'],
  ['athaarah | atharah', 'अठारह'],
  ['unnees | unnis', 'उन्नीस'],
  ['bees', 'बीस'],
  ['ikkees | ikkis', 'इक्कीस'],
  ['baees | bais', 'बाईस'],
  ['teis | tees', 'तेईस'],
  ['chaubees | chaubis', 'चौबीस'],
  ['pachees | pachis', 'पच्चीस'],
  ['chhabbees | chabbis', 'छब्बीस'],
  ['sattaees | sattais', 'सत्ताईस'],
  ['atthaees | atthais', 'अट्ठाईस'],
  ['untees | untis', 'उनतीस'],
  ['tees | tis', 'तीस'],
  ['ikattees | ikattis', 'इकतीस'],
]
const ORDINALS: readonly [latin: string, devanagari: string][] = [
  ['pehl pahl', 'पहल'],
  ['doosr dusr', 'दूसर'],
  ['teesr tisr', 'तीसर'],
  ['chauth', 'चौथ'],
  ['paanchv panchv', 'पाँचव पांचव'],
  ['aakhir aakhr', 'आख़िर आखिर'],
]

function each(from: readonly (readonly [string, string])[], slot: string, most = from.length): string {
  return from
    .slice(0, most)
    .flatMap(([latin, devanagari], index) => `${latin} | ${devanagari}`.split(' | ').map((word) => `${word}=${slot}:${index + 1}`))
    .join(' | ')
}

function ordinals(): string {
  return ORDINALS.flatMap(([latin, devanagari], index) => {
    const nth = index === ORDINALS.length - 1 ? -1 : index + 1
    // "Pehle" alone says what to do first.
    const [behind, behindDevanagari] = index === 0 ? [' wale', ' वाले'] : ['', '']
    return [
      ...latin.split(' ').flatMap((stem) => ['a', 'i', `e${behind}`].map((ending) => `${stem}${ending}=nth:${nth}`)),
      ...devanagari.split(' ').flatMap((stem) => ['ा', 'ी', `े${behindDevanagari}`].map((ending) => `${stem}${ending}=nth:${nth}`)),
    ]
  }).join(' | ')
}

/** Hindi words in Latin letters and Devanagari, with the tags of the English lists. Prepositions become postpositions here. */
export const HINDI: readonly string[] = [
  `
[glue]
@bag-behind: wala | wali | wale | ke saath | shamil | included | वाला | वाली | वाले | के साथ | शामिल
@optionword: options | option | vikalp | flights | flight | विकल्प | फ्लाइट | फ्लाइटें
@glue: aaye | aaun | aayein | laute | lautein | lagega | lagegi | lagenge | mila | mili | mile | to | toh | आए | आएँ | लौटें | लगेगा | लगेगी | मिला | मिली | मिले | तो | usme | usmein | isme | ismein | milega | milegi | milenge | padega | padegi | hoga | hogi | honge | उसमें | इसमें | मिलेगा | मिलेगी | मिलेंगे | पड़ेगा | पड़ेगी | होगा | होगी | होंगे | jo | जो | hi hai | ko hi | ko hi hai | ही है | को ही | को ही है | maine kaha | maine kaha tha | maine bola | maine bola tha | bola na | मैंने कहा | मैंने कहा था | मैंने बोला | मैंने बोला था | mujhe | mujhko | mujhse | main | mai | mein | me | hum | ham | humein | hume | hamein | humko | hai | hain | he | hoon | hun | tha | thi | ka | ki | ke | ko | par | pe | se | liye | lie | wala | wali | wale | chahiye | chahie | chaiye | chahta | chahti | chahte | jaana | jana | jaane | jaa | ja | jaayenge | jaenge | jaunga | jaungi | jaoonga | rahe | raha | rahi | ho | hoga | hogi | hona | karna | karni | karo | kar | karke | kijiye | kariye | kare | karein | dena | dijiyega | dikhana | dikhaana | do na | dijiye | dikhao | dikhaiye | dikha | batao | bataiye | dhoondo | dhundo | dekho | dekhna | kripya | please | ji | aur bhi | bhi | to | toh | hi | yeh | ye | woh | wo | koi | kuch | apna | apne | apni | mera | mere | meri | hamara | hamare | hamari | aap | aapka | tum | iska | iski | uska | uski | kya | kaun | kaunsi | kaun si | namaste | dhanyavaad | sakte | sakta | sakti | milega | milegi | milenge | lena | leni | plan | soch | theek | thik | bas | lagbhag se | ab | na | book | ticket | tickets | chalega | chalegi | hume bhi | jaise | chalo | arre | accha to | yaar
@glue: मुझे | मुझको | मैं | में | हम | हमें | हमको | है | हैं | हूँ | हूं | था | थी | का | की | के | को | पर | से | लिए | वाला | वाली | वाले | चाहिए | चाहिये | चाहता | चाहती | चाहते | जाना | जाने | जा | जाएंगे | जाऊंगा | रहे | रहा | रही | हो | होगा | होगी | होना | करना | करनी | करो | कर | करके | कीजिए | करें | देना | दीजिए | दिखाना | दिखाओ | दिखाइए | बताओ | बताइए | ढूंढो | ढूँढो | कृपया | जी | भी | तो | ही | यह | ये | वह | वो | कोई | कुछ | अपना | अपने | अपनी | मेरा | मेरे | मेरी | हमारा | हमारे | हमारी | आप | आपका | तुम | इसका | उसका | क्या | कौन | कौनसी | नमस्ते | धन्यवाद | सकते | सकता | सकती | मिलेगा | मिलेगी | लेना | ठीक | बस | अब | टिकट | चलेगा | चलेगी | बुक | चलो | अरे
@self: main | mai | maine | hum | ham | humne | मैं | मैंने | हम | हमने
@other-one: woh=pronoun:true | usne=pronoun:true | koi
@subject: mujhe | main | mai | hum | ham | humein | aap | मुझे | मैं | हम | हमें | आप
@opener: usme kitna | usmein kitna | isme kitna | ismein kitna | usme kya | isme kya | उसमें कितना | इसमें कितना | उसमें क्या | इसमें क्या | kya | kab | kaun | kaunsi | kaun si | kitna | kitne | kitni | kyon | kyun | kahan | kaise | क्या | कब | कौन | कौनसी | कितना | कितने | कितनी | क्यों | कहाँ | कहां | कैसे
@request: kya aap | dikhao | dikhaiye | mil sakta hai | milega kya | kitne ka hai | kitna lagega | क्या आप | दिखाओ | दिखाइए | मिल सकता है | कितना लगेगा
@art: ek | एक
@this: is | iss | इस
@that: us | uss | usi | उस | उसी
@onlyword: sirf | bas | kewal | सिर्फ | सिर्फ़ | केवल
@number: ek=n:1 | एक=n:1
@det: mera | meri | apna | koi | मेरा | मेरी | कोई | apni | apne | hamara | hamari | अपनी | अपना | हमारी | हमारा
@of: ka | ki | ke | का | की | के
@linkword: hai | hain | hoga | है | हैं | होगा
@is-are: hai | hain | hoga | है | हैं | होगा
@travellerword: main | mujhe | hum | मैं | मुझे | हम
@mostof: hum mein se zyadatar | zyadatar | baaki | ज़्यादातर | बाकी
@peopleword: log | dost | लोग | दोस्त
@someone: koi
@alongside: +
@an: ek=n:1,art:a | एक=n:1,art:a
@whose: mera=art:whose | mere=art:whose | meri=art:whose | apna=art:whose | apni=art:whose | apne=art:whose | hamara=art:whose,we:true | hamare=art:whose,we:true | hamari=art:whose,we:true | मेरा=art:whose | मेरे=art:whose | मेरी=art:whose | हमारा=art:whose,we:true | हमारे=art:whose,we:true | हमारी=art:whose,we:true | अपनी=art:whose | अपना=art:whose | अपने=art:whose
@speaker: main=k:speaker | mai=k:speaker | mujhe=k:speaker | मैं=k:speaker | मुझे=k:speaker | mere liye=k:speaker | मेरे लिए=k:speaker
@weare: hum | ham | humein | hain | हम | हमें | हैं
@withbag: saath | lena | साथ
@weselves: hum | ham | हम
@us-all: hum | हम
@isok: chalega | chalegi | theek hai | thik hai | koi baat nahi | ho sakta hai | चलेगा | चलेगी | ठीक है | कोई बात नहीं
@pay-take: dena | kharch | lage | lagna | देना | खर्च | लगे
@any-flight: flights | flight | udaan | kuch | उड़ान | फ्लाइट | कुछ
@head: wala | wali | wale | option | वाला | वाली | वाले
@take: lena | chahiye | karo | book karo | लेना | चाहिए
@show-list: dikhao | dikhaiye | dikha do | batao | दिखाओ | दिखाइए | बताओ
@show-all: dikhao | dikhaiye | dikha do | batao | दिखाओ | दिखाइए | बताओ
@suits: theek hai | thik hai | theek | chalega | ठीक है | ठीक | चलेगा
@link: ki | ka | ke | ko | par | wala | wali | se | hai | की | का | के | को | पर | वाला | वाली | से | है
@it: yeh | ye | woh | wo | wahi | yahi | isko | usko | यह | ये | वह | वो | वही | यही
@this-one: wahi | yahi | wahi wali | yahi wali | wahi flight | yahi flight | yeh wali | ye wali | woh wali | वही | यही | वही वाली | यही वाली | यह वाली | ये वाली | वो वाली
@politely: please | toh | प्लीज़ | तो
@them: yeh dono | ye dono | dono | ये दोनों | दोनों
@is-there: kya koi | koi | hai kya | क्या कोई | कोई
@very: thoda | thodi | aur | bahut | zyada | थोड़ा | थोड़ी | और | बहुत | ज्यादा
@fare-it: yeh | wahi | यह | वही
@yes: theek hai | thik hai | ok | okay | kar do | ठीक है
@thanks: shukriya | dhanyavaad | dhanyawad | धन्यवाद | शुक्रिया
@hello: namaste | namaskar | नमस्ते | नमस्कार

[role]
@not: bina | nahi | nahin | nhi | बिना | नहीं
@back: wapas | wapsi | lautte | lautte waqt | lautte samay | wapas aate waqt | wapas aate samay | लौटते वक्त | लौटते समय | वापस आते समय | वापस आते वक्त | wapasi | lautna | laut | lautenge | lautna hai | wapas aana | wapas aana hai | wapsi ki | wapsi ka | return | lautunga | lautungi | wapas aa | waapsi | वापस | वापसी | लौटना | लौटेंगे | लौटना है | वापस आना | वापस आना है | वापसी की | लौटूंगा
@out: jaana | jana | jaane | nikalna | rawana | jaane ki | jaane ka | jaana hai | nikalna hai | nikalenge | जाना | जाने | निकलना | रवाना | जाने की | निकलेंगे
@in: mein | me | ke paas | में | के पास
@on: ko | par | को | पर
@for: ke liye | के लिए
@with: ke saath | saath | साथ | के साथ
@and: aur | tatha | evam | और | तथा | एवं
@or: ya | athva | ya phir | या | अथवा | या फिर
@dash: se | से | to | till | tak
@least: kam se kam | kamse kam | se zyada | se jyada | se adhik | कम से कम | से ज्यादा | से ज़्यादा | से अधिक
@most: se zyada nahi | se jyada nahi | से ज्यादा नहीं | से ज़्यादा नहीं | zyada se zyada | jyada se jyada | se kam | ke andar | tak | se neeche | max | adhiktam | ज्यादा से ज्यादा | ज़्यादा से ज़्यादा | से कम | के अंदर | तक | अधिकतम
@about: lagbhag | kareeb | karib | takreeban | aaspaas | लगभग | करीब | तकरीबन
@between: ke beech | के बीच
@hedge: ho sake to | agar ho sake | ho sake toh | behtar hoga | agar mumkin ho | accha hoga | हो सके तो | अगर हो सके | बेहतर होगा | अगर मुमकिन हो | अच्छा होगा
@corr: nahi nahi | nahi | matlab | mera matlab | ruko | ruko ruko | balki | maaf karna | sorry | नहीं नहीं | नहीं | मतलब | मेरा मतलब | रुको | बल्कि | माफ करना | सॉरी
@otherwise: warna | nahi to | nahin to | वरना | नहीं तो
@but: balki | lekin | magar | लेकिन | मगर
@because: kyonki | kyunki | क्योंकि
@own: meri udaan | मेरी उड़ान | meri flight | hamari flight | mera ticket | mera bag | mera saman | मेरी फ्लाइट | मेरा टिकट | मेरा बैग
@happened: लेट हुई | लेट हो गई | लेट थी | देर से आई | late hui | late thi | late aayi | der se aayi | cancel hui | cancel ho gayi | cancel ho gaya | late ho gayi | kho gaya | kho gayi | chhoot gayi | रद्द हो गई | कैंसिल हो गई | खो गया | छूट गई
@kin: beti | beta | patni | biwi | pati | maa | mummy | papa | pita | bhai | behen | bahan | chacha | dada | dadi | nana | nani | parivaar | parivar | family | mata pita | maa baap | बेटी | बेटा | पत्नी | बीवी | पति | माँ | मां | पिता | पापा | भाई | बहन | परिवार | दादा | दादी | माता पिता
@friend: dost | doston | saheli | दोस्त | दोस्तों | सहेली
@flights: flight | flights | udaan | udan | udaanein | hawai jahaz | jahaz | ticket | tickets | yatra | फ्लाइट | फ़्लाइट | उड़ान | उड़ानें | हवाई जहाज | टिकट | यात्रा

[lead]
@said-so: maine kaha tha | mene kaha tha | maine kaha | mujhe chahiye tha | मैंने कहा था
@said-behind: kaha tha | bola tha | maine kaha tha | chahiye tha | chahie thi | चाहिए था | चाहिए थी | कहा था
@refuse-behind: theek nahi | thik nahi | sahi nahi | nahi chahiye | nahi chalega | nahi chalegi | pasand nahi | ठीक नहीं | नहीं चाहिए
@put-right: badal do | badlo | theek karo | sahi karo | बदल दो | ठीक करो
@with-speaker: mere saath | hamare saath | mere liye | hamare liye | मेरे साथ | हमारे साथ | मेरे लिए | हमारे लिए
@travelled: gaya tha | gayi thi | gaye the | gaye thay | gaya thaa | ud kar gaya | ghoom kar aaya | ghumne gaya | ghumne gaye | होकर आए | गया था | गई थी | गए थे
@arranged: li thi | liya tha | le li | book ki thi | book kiya tha | book ki | kharidi thi | kharida tha | ने ली | ली थी | लिया था | बुक की थी | बुक किया था
@others-travel: ja raha | ja rahi | ja rahe | jaata hai | jaati hai | jaate hain | jata hai | jati hai | jayega | jayegi | jaayega | jaayegi | le raha | le rahi | leta hai | leti hai | lega | legi | ud raha | aa raha | pahunchega | जा रहा | जा रही | जा रहे | जाता है | जाती है | जाएगा | जाएगी | ले रहा | ले रही | लेता है | लेगा
@lately: pichle saal | pichli baar | pichle mahine | pichli garmi | do saal pehle | ek saal pehle | saalon pehle | kal raat | पिछले साल | पिछली बार | पिछले महीने | एक साल पहले | दो साल पहले
@it-was: wo thi | woh thi | ye thi | yeh thi | wo tha | woh tha | flight thi | वह थी | वो थी
@was: tha | thi | the | kaha tha | bataya tha | suggest kiya tha | था | थी | थे
@wishing: chahiye | chahta | chahti | chahte | chaahiye | karna hai | jana hai | jaana hai | dikhao | dikhaiye | dhundho | kripya | please | batao | bataiye | चाहिए | चाहता | चाहती | चाहते | जाना है | दिखाओ | दिखाइए | बताइए | कृपया
@sends-off: bhejna hai | bhejna chahta hun | bhejna chahti hun | bhej raha hun | bhej rahi hun | bhejna | भेजना है | भेजना चाहता हूं | भेजना चाहती हूं | भेजना
@frombehind: se | से | se nikalna | se nikalkar | se chalkar
@onebehind: wali | waali | wala | wale | वाली | वाला | वाले
@withbehind: ke saath | ki flight | wali | के साथ | की फ्लाइट | वाली
@fromnow: mein | में
@laterthan: baad | बाद
@tobehind: tak | ke liye | ko jaana | jaana | jana | jaane | jaana hai | jana hai | jaane ke liye | jaana chahta | jaana chahti | ki flight | ki udaan | ki ticket | ka ticket | ka flight | ki taraf | jaa raha | ja rahe | ja raha | jaenge | jaayenge | jaunga | jaungi | pahunchna | pohochna | तक | के लिए | जाना | जाने | जाना है | जाने के लिए | की फ्लाइट | की उड़ान | का टिकट | की टिकट | जा रहे | जा रहा | जाएंगे | पहुंचना | पहुँचना
@viabehind: hokar | hote hue | ke raaste | ke raste | se hokar | se hote hue | via | mein stop | mein rukkar | होकर | होते हुए | के रास्ते | से होकर | से होते हुए | में रुककर
@askbehind: kya | hai kya | hain kya | ho sakta hai kya | क्या | है क्या | हैं क्या
@toofar: bahut door hai | bahut dur hai | bahut door | zyada door hai | बहुत दूर है | बहुत दूर
@notbehind: kuch nahi | kuch nahin | koi nahi | कुछ नहीं | कोई नहीं | na dena | na dikhana | na dikhao | na lena | na rakhna | ना देना | न देना | ना दिखाना | न दिखाना | nahi | nahin | nahi chahiye | nahin chahiye | na ho | nahi chahie | mat | nahi chalega | nahi chalegi | nahi ho | nahi lena | nahi jaana | nhi | nhi chahiye | nahi karna | नहीं | नहीं चाहिए | न हो | ना हो | मत | नहीं चलेगा | नहीं चलेगी | नहीं लेना | नहीं जाना | नहीं करना | के अलावा | ke alawa | ke bina | ko chhodkar | के बिना | को छोड़कर
@daybehind: ko | tareekh | tareekh ko | tarikh | tarikh ko | ke din | को | तारीख | तारीख को | के दिन
@boundbehind: se pehle=rel:before | se pahle=rel:before | ke pehle=rel:before | tak=rel:by | ke baad=rel:after | se baad=rel:after | ke baad ki=rel:after | se pehle ki=rel:before | ke aas paas=rel:about | ke aaspaas=rel:about | ke kareeb=rel:about | se pehle wali=rel:before | ke baad wali=rel:after | से पहले=rel:before | के पहले=rel:before | तक=rel:by | के बाद=rel:after | के आसपास=rel:about | के करीब=rel:about | से पहले की=rel:before | के बाद की=rel:after | से पहले वाली=rel:before | के बाद वाली=rel:after | से पहले वाला=rel:before | के बाद वाला=rel:after | se pehle wala=rel:before | ke baad wala=rel:after
@betweenword: ke beech | के बीच
@betweenbehind: ke beech | ke beech mein | ke bich | के बीच | के बीच में
@hedged: ho sake to | agar ho sake | ho sake toh | behtar hoga | agar mumkin ho | accha hoga | हो सके तो | अगर हो सके | बेहतर होगा | अगर मुमकिन हो | अच्छा होगा
@th: tareekh | tarikh | तारीख
@ontheday: ko | को
@any: koi bhi | kisi bhi | कोई भी | किसी भी
@fly: nikalna | jaana | rawana | udaan | flight | निकलना | जाना | उड़ान | फ्लाइट
@keptbehind: wahi rakho | wahi rakhiye | wahi rakhna | wahi rehne do | rehne do | waise hi rakho | waise hi rehne do | mat badlo | mat badaliye | mat badalna | same rakho | वही रखो | वही रखिए | वही रहने दो | रहने दो | मत बदलो | मत बदलिए | मत बदलना
@samedays: wahi dates | same dates | wahi tareekh | wahi tareekhein | wahi din | unhi dino | वही तारीखें | वही तारीख | वही दिन
@tripdays: tareekh | tareekhein | tarikh | taarikh | din | dates | date | तारीख | तारीखें | तारीख़ | तारीख़ें | दिन
@doesntwork: nahi chalega | theek nahi | nahi ho payega | sahi nahi | नहीं चलेगा | ठीक नहीं
@therebehind: pahunchna hai | pahunchna | pahunchna chahiye | wahan hona hai | wahan pahunchna hai | पहुंचना है | पहुँचना है | पहुंचना | पहुँचना | वहाँ होना है | वहां होना है | वहाँ पहुँचना है
@bebehind: mein hona hai=isAt:true | me hona hai=isAt:true | hona hai=isAt:true | mein hona=isAt:true | pahunchna hai | pahunchna | pahunchna chahiye | पहुंचना है | पहुँचना है | में होना है=isAt:true | होना है=isAt:true
@arrives: pahunchti ho | pahunchti hai | pahunche | pahuche | pahunch jaye | pahunch jaaye | पहुंचे | पहुँचे | पहुंचती हो | पहुँचती हो | पहुंच जाए | पहुँच जाए | pahunchna | pahunche | pahunchna hai | pahunch | aana | पहुंचना | पहुँचना | पहुंच
@stay: rukna | rukenge | rehna | रुकना | रुकेंगे | रहना
@tripword: yatra | trip | chhutti | chuttiyan | ka trip | ki yatra | ki chhutti | ke liye | यात्रा | ट्रिप | छुट्टी | छुट्टियां | के लिए | की यात्रा
@staymore: aur=sign:1 | zyada=sign:1 | kam=sign:-1 | और=sign:1 | ज्यादा=sign:1 | कम=sign:-1
@shiftlater: baad=sign:1 | baad mein=sign:1 | pehle=sign:-1 | pahle=sign:-1 | बाद=sign:1 | बाद में=sign:1 | पहले=sign:-1
@drop: bina | chhodo | hatao | mat | बिना | छोड़ो | हटाओ
@dropped: nahi chahiye | nahin chahiye | nahi | chhodo | hatao | nahi chahie | नहीं चाहिए | नहीं | छोड़ो | हटाओ
@eventverb: hai | है
@within: ek do | plus minus
@eitherside: aage peeche | idhar udhar | आगे पीछे | इधर उधर
@takenback: nahi | ki jagah | नहीं | की जगह
@instead: ki jagah | balki | की जगह | बल्कि
@ratherthis: ki jagah | balki | की जगह | बल्कि
@proposal: try karo | try kar lo | dekho | dekh lo | देखो
@letgo: chhodo | chodo | chhod do | chod do | chhodkar | hatao | rehne do | nahi | छोड़ो | छोड़ दो | हटाओ | रहने दो | नहीं
@makeit: nahi | balki | matlab | kar do | karo | नहीं | बल्कि | मतलब
@livehere: rehta | rehte | rehti | रहता | रहते | रहती
@visiting: ghoomna | ghumna | ghoomne | milne | dekhne | घूमना | घूमने | मिलने | देखने
@leftout: chhod do | chod do | chhod dete hain | hata do | hatao | nikal do | छोड़ दो | हटा दो
@startwith: pehle | पहले
@nextstop: phir | uske baad | fir | फिर | उसके बाद
@insteadof: ki jagah | ke badle | की जगह | के बदले
@originword: kahan se | shuruaat | prasthan
@destinationword: manzil | gantavya | मंजिल
@spotword: shahar | airport | hawai adda | शहर | एयरपोर्ट | हवाई अड्डा
@home: ghar | घर
@yonder: wahan | vahan | वहाँ | वहां
@outgoing: jaate waqt | jaane mein | जाते वक्त | जाते समय
@homebound: wapsi mein | aate waqt | wapas aate waqt | wapsi | वापसी में | आते समय | वापसी
@alsoword: bhi | भी
@seekword: jodo
@allright: theek hai | chalega | bhi | ठीक है | चलेगा | भी
@solely: sirf | kewal | bas | सिर्फ | सिर्फ़ | केवल
@only-behind: hi | ही
@only-so: sirf | kewal | bas | सिर्फ | सिर्फ़ | केवल
@countin: gino | ginna
@still-as: abhi | abhi bhi | अभी | अभी भी
@removalbehind: hatao | hata do | hataiye | hata dijiye | nikalo | nikal do | chhodo | rehne do | हटाओ | हटा दो | हटाइए | हटा दीजिए | निकालो | छोड़ो | रहने दो
@isout: nahi | nahi chahiye | nahin | nahin chahiye | mat | nahi chalegi | ko chhodkar | ke alawa | nhi | se nahi | नहीं | नहीं चाहिए | मत | नहीं चलेगी | को छोड़कर | के अलावा | से नहीं | chhod ke | chhodkar | chhod kar | ko chhod ke | ke siva | ke sivay | ke bina | mat dikhao | छोड़कर | के सिवा | के बिना | मत दिखाओ
@idiom: koi baat nahi | pata nahi | mujhe nahi pata | farak nahi padta | fark nahi padta | kyon nahi | abhi nahi | koi problem nahi | कोई बात नहीं | पता नहीं | फर्क नहीं पड़ता | फ़र्क़ नहीं पड़ता | क्यों नहीं | अभी नहीं
@matternot: zaruri nahi | zaruri nahi hai | hona zaruri nahi | hona zaroori nahi | koi farak nahi | farak nahi padta | fark nahi padta | zaroori nahi | jaroori nahi | zaroori nahi hai | koi baat nahi | फर्क नहीं पड़ता | जरूरी नहीं | ज़रूरी नहीं | जरूरी नहीं है | कोई बात नहीं
@mindnot: koi dikkat nahi
@eachway: ek taraf ka
@toomuch: bahut | zyada | itna | बहुत | ज्यादा | इतना
@haveonly: mere paas | hamare paas | मेरे पास | हमारे पास
@postneg: nahi | nahin | nhi | nahi chahiye | nahin chahiye | mat | नहीं | नहीं चाहिए | मत
@wholeflight: poori flight | puri flight | poora safar | पूरी फ्लाइट
@limitword: filter | filter ko | wala filter | wali baat | फिल्टर | फ़िल्टर | वाला फिल्टर | वाली बात
@lift: hatao | chhodo | bhool jao | हटाओ | छोड़ो | भूल जाओ
@waiting: intezaar | intezar | रुकना | इंतज़ार | इंतजार
@craftword: jahaz | जहाज
@another: teesra=n:1 | tisra=n:1 | तीसरा=n:1 | ek aur=n:1 | dusra=n:1,isOther:true;-0.4 | एक और=n:1
@fewer: kam | कम
@pplmod: chhota | chhoti | chhote | bada | badi | bade | bujurg | छोटा | छोटी | छोटे | बड़ा | बड़ी | बड़े
@add-also: jodo | jod do | जोड़ो | जोड़ दो
@joinwith: ke saath | saath mein | के साथ | साथ में
@plusword: plus
@stays: nahi aa raha | nahi aa rahi | nahi aayega | nahi aayegi | nahi jaayega | नहीं आ रहा | नहीं आ रही | नहीं आएगा | नहीं आएगी | nahi aa rahe | nahi aayenge | nahi jaayenge | nahi ja rahe | nahi ja raha | nahi ja rahi | nahi aa paayega | nahi aa payegi | nahi aa payenge | नहीं आ रहे | नहीं आएंगे | नहीं जा रहे | नहीं जा रहा | नहीं जा रही | नहीं आ पाएगा | नहीं आ पाएगी | नहीं आ पाएंगे
@with-behind: ke saath | ke sath | के साथ
@me-too: main bhi | mai bhi | मैं भी
@joins: bhi saath aayegi | bhi saath aayega | bhi saath aayenge | bhi saath chalegi | bhi saath chalega | saath aayegi | saath chalegi | bhi saath jayegi | भी साथ आएगी | भी साथ आएगा | भी साथ आएंगे | भी साथ आएँगे | भी साथ चलेगी | भी साथ चलेगा | साथ आएगी | भी साथ जाएगी | bhi aaye | bhi aaye to | bhi aa jaye | bhi chale | भी आए | भी चले | bhi aa raha hai | bhi aa rahi hai | bhi aayega | bhi aayegi | bhi jaayega | saath aayega | भी आ रहा है | भी आ रही है | भी आएगा | भी आएगी | bhi aa rahe hain | bhi aayenge | bhi chalega | bhi chalegi | bhi chalenge | saath aa raha hai | saath aa rahi hai | भी आ रहे हैं | भी आएंगे | भी चलेगा | भी चलेगी | साथ आ रहा है | साथ आ रही है
@purpose: business trip | kaam se | kaam ke liye | काम से
@checked: bada | check in | बड़ा | चेक इन
@flight: flight | udaan | flights | फ्लाइट | उड़ान
@outbound: jaane mein | jaate waqt | जाने के लिए | जाते समय | jaane wali | jaane ki | jaane ka | jaane ke liye | जाने वाली | जाने की
@tohome: wapsi | wapasi | wapas | wapsi ki | wapsi ke liye | aane wali | वापसी | वापस | वापसी की | वापसी के लिए
@inbound: ghar | घर | wapsi | wapasi | wapas | wapsi ki | wapsi ke liye | wapsi mein | wapsi me | wapsi par | aane ke liye | aane ki | lautne ke liye | lautne ki | lautne wali | आने के लिए | आने वाली | लौटने की | लौटने के लिए | वापसी में | aane wali | वापसी | वापस | वापसी की | वापसी के लिए
@alltrip: dono | donon | dono taraf | दोनों | दोनों तरफ
@both-ways: dono | dono flight | dono flights | dono flight ke liye | dono taraf ke liye | दोनों फ्लाइट | दोनों फ़्लाइट | दोनों उड़ानों | donon | dono taraf | दोनों | दोनों तरफ
@leave: nikalti | nikalne | jaati | chalti | निकलती | जाती | चलती
@arrive: pahunche | pahuche | pahunchti hai | pahunchta hai | pahunch jaye | pahunch jaaye | pahunchna hai | pahunchni chahiye | पहुंचे | पहुँचे | ghar pahunchenge=side:1 | ghar pahunchunga=side:1 | ghar pahunchungi=side:1 | pahunchenge | pahunchunga | pahunchungi | पहुंचेंगे | पहुँचेंगे | पहुंचूंगा | pahunchti | pahunchegi | pahunchta | पहुंचती | पहुँचती | पहुंचेगी
@whatime: kab | kitne baje | कब | कितने बजे
@applies: lagu | laagu | लागू
@weighs: vazan | wazan | vajan | kilo | kg | bhaari | वज़न | वजन | किलो | भारी
@howlong: kitna samay | kitni der | kitne ghante | कितना समय | कितनी देर | कितने घंटे
@howmuch: kitna | kitne ka | kitne ki | kitna lagega | kitne paise | kya price | कितना | कितने का | कितने की | कितना लगेगा
@which: konsi | konsa | kon si | kon sa | kaun si | kaunsi | kaun sa | kaunsa | कौन सी | कौनसी | कौन सा
@why: kyon | kyun | क्यों
@last-of: aakhri | akhiri | आखिरी | आख़िरी
@lastof: aakhri | akhiri | आखिरी | आख़िरी
@nextof: agla | agli | agle | अगला | अगली | अगले
@each-of-us: har ek | prati vyakti | हर एक | प्रति व्यक्ति

@other-kind: koi aur | aur koi | koi doosri | koi dusri | koi alag | alag | कोई और | कोई दूसरी | अलग
@otherbehind: badalni hai | badalna hai | badlo | badal do | badlna hai | badlni hai | बदलनी है | बदलना है | बदलो | बदल दो
@takebehind: lo | le lo | le lijiye | lunga | loonga | lungi | loongi | chunta hoon | le lenge | lenge | chahiye | book karo | ले लो | ले लीजिए | लूंगा | लूँगा | लूंगी | लूँगी | लेंगे | चाहिए | rakh lo | rakh do | rakh lijiye | rakh dijiye | rakh lete hain | rakh lenge | rakho | rakhiye | rakh | pakka karo | pakka kar do | final karo | final kar do | kar do | kar lo | रख लो | रख दो | रख लीजिए | रख दीजिए | रख लेते हैं | रखो | रखिए | पक्का करो | पक्का कर दो | फाइनल करो | फाइनल कर दो | कर दो | कर लो | le lete hain | le leta hu | le lete hai | de do | ले लेते हैं | दे दो

[solid]
@as-possible: jitna late ho sake=order:latest | jitni late ho sake=order:latest | jitna jaldi ho sake=order:earliest | jitni jaldi ho sake=order:earliest
@currency: rupaye=currency:INR,sign:rupaye | rupaya=currency:INR,sign:rupaya | rupees=currency:INR,sign:rupees | rupay=currency:INR,sign:rupay | रुपये=currency:INR,sign:रुपये | रुपए=currency:INR,sign:रुपए | रुपया=currency:INR,sign:रुपया | euro=currency:EUR,sign:euro | यूरो=currency:EUR,sign:यूरो | dollar=currency:USD,sign:dollar | डॉलर=currency:USD,sign:डॉलर
@airline: airline | airlines | एयरलाइन
@number: ${each(NUMBERS, 'n')} | dhai=n:2.5 | ढाई=n:2.5 | dedh=n:1.5 | डेढ़=n:1.5 | chaalis=n:40 | chalis=n:40 | चालीस=n:40 | pachaas=n:50 | pachas=n:50 | पचास=n:50 | sau=n:100 | सौ=n:100
@hourword: ${each(NUMBERS, 'n', 12)}
@ordinal: ${ordinals()}
@hundred: sau=n:100 | सौ=n:100 | hazaar=n:1000 | hazar=n:1000 | हज़ार=n:1000 | हजार=n:1000 | lakh=n:100000 | लाख=n:100000
@minutes: minute | minat | मिनट
@hours: ghanta | ghante | ghanton | घंटा | घंटे | घंटों | घण्टे
@halfhour: aadha ghanta=minutes:30 | aadhe ghante=minutes:30 | आधा घंटा=minutes:30 | आधे घंटे=minutes:30
@dayunit: din=unit:day | dinon=unit:day | raat=unit:night;-0.1 | raatein=unit:night | raaton=unit:night | hafta=unit:week | hafte=unit:week | hafton=unit:week | saptah=unit:week | mahina=unit:month | mahine=unit:month | saal=unit:year | दिन=unit:day | दिनों=unit:day | रात=unit:night;-0.1 | रातें=unit:night | रातों=unit:night | हफ्ता=unit:week | हफ़्ता=unit:week | हफ्ते=unit:week | हफ़्ते=unit:week | हफ्तों=unit:week | सप्ताह=unit:week | महीना=unit:month | महीने=unit:month | साल=unit:year
@fortnight: hafte bhar=n:1,unit:week | हफ्ते भर=n:1,unit:week
@month: janvari=m:1 | janavari=m:1 | january=m:1 | farvari=m:2 | pharvari=m:2 | march=m:3 | maarch=m:3 | aprail=m:4 | april=m:4 | mai=m:5;-0.3 | may=m:5 | june=m:6 | joon=m:6 | july=m:7 | julai=m:7 | agast=m:8 | august=m:8 | sitambar=m:9 | september=m:9 | aktubar=m:10 | aktoobar=m:10 | october=m:10 | navambar=m:11 | november=m:11 | disambar=m:12 | december=m:12 | जनवरी=m:1 | फरवरी=m:2 | फ़रवरी=m:2 | मार्च=m:3 | अप्रैल=m:4 | मई=m:5 | जून=m:6 | जुलाई=m:7 | अगस्त=m:8 | सितंबर=m:9 | सितम्बर=m:9 | अक्टूबर=m:10 | अक्तूबर=m:10 | नवंबर=m:11 | दिसंबर=m:12
@month: jan=m:1 | feb=m:2 | apr=m:4 | jun=m:6 | jul=m:7 | aug=m:8 | sept=m:9 | sep=m:9 | oct=m:10 | nov=m:11 | dec=m:12
@weekday: ravivar=wd:0 | itvar=wd:0 | itwaar=wd:0 | somvar=wd:1 | somvaar=wd:1 | mangalvar=wd:2 | mangal=wd:2;-0.2 | budhvar=wd:3 | guruvar=wd:4 | brihaspativar=wd:4 | veervar=wd:4 | shukravar=wd:5 | shukrvar=wd:5 | shanivar=wd:6 | रविवार=wd:0 | इतवार=wd:0 | सोमवार=wd:1 | मंगलवार=wd:2 | बुधवार=wd:3 | गुरुवार=wd:4 | गुरूवार=wd:4 | बृहस्पतिवार=wd:4 | शुक्रवार=wd:5 | शनिवार=wd:6
@dayrel: aaj=plus:0 | kal=plus:1 | parson=plus:2 | parso=plus:2 | आज=plus:0 | कल=plus:1 | परसों=plus:2
@tonight: aaj raat | aaj shaam | आज रात | आज शाम
@lastof: pichhle | पिछले
@weekword: hafte | hafta | saptah | हफ्ते | हफ़्ते | सप्ताह
@weekend: weekend | वीकेंड | saptahant | सप्ताहांत
@monthword: mahine | mahina | महीने
@yearword: saal | साल
@daynoun: din | दिन
@anyday: kabhi bhi | kisi bhi din | कभी भी | किसी भी दिन
@partofbehind: ki shuruaat=part:early | ke shuru=part:early | ke shuru mein=part:early | ke beech=part:mid | ke aakhir=part:late | ke ant=part:late | ke aakhir mein=part:late | ke ant mein=part:late | के शुरू=part:early | की शुरुआत=part:early | के बीच=part:mid | के आखिर=part:late | के अंत=part:late | के अंत में=part:late | के शुरू में=part:early
@season: garmi=season:6 | garmiyon=season:6 | sardi=season:12 | sardiyon=season:12 | vasant=season:3 | गर्मी=season:6 | गर्मियों=season:6 | सर्दी=season:12 | सर्दियों=season:12
@holiday: diwali=hol:diwali | deepavali=hol:diwali | दिवाली=hol:diwali | दीवाली=hol:diwali | christmas=hol:christmas | क्रिसमस=hol:christmas | naya saal=hol:new-year | naye saal=hol:new-year | नया साल=hol:new-year | नए साल=hol:new-year
@localholiday: garmi ki chhutti=name:summer-holidays | garmiyon ki chhuttiyan=name:summer-holidays | गर्मी की छुट्टियां=name:summer-holidays | eid=name:eid | ईद=name:eid
@nextday: agle din | agale din | अगले दिन
@sameday: usi din | उसी दिन
@oclock: baje=isBare:true | bajey=isBare:true | बजे=isBare:true
@ampmbefore: subah=half:am | shaam=half:pm | sham=half:pm | dopahar=half:pm | raat=half:night | subah ke=half:am | shaam ke=half:pm | sham ke=half:pm | dopahar ke=half:pm | raat ke=half:night | subah subah=half:am | सुबह=half:am | शाम=half:pm | दोपहर=half:pm | रात=half:night | सुबह के=half:am | शाम के=half:pm | दोपहर के=half:pm | रात के=half:night | shaam ko=half:pm | sham ko=half:pm | subah ko=half:am | dopahar ko=half:pm | raat ko=half:night | shaam me=half:pm | shaam mein=half:pm | शाम को=half:pm | सुबह को=half:am | रात को=half:night
@halfpast: saadhe=add:30 | sadhe=add:30 | साढ़े=add:30 | sava=add:15 | सवा=add:15 | paune=add:-15 | पौने=add:-15
@momentnoon: dopahar 12 baje=h:12,min:0
@midnight: aadhi raat | आधी रात
@daypart: subah=from:300,to:720,name:morning;-0.15 | savere=from:300,to:720,name:morning;-0.15 | dopahar=from:720,to:1020,name:afternoon;-0.15 | shaam=from:1020,to:1320,name:evening;-0.15 | sham=from:1020,to:1320,name:evening;-0.15 | सुबह=from:300,to:720,name:morning;-0.15 | सवेरे=from:300,to:720,name:morning;-0.15 | दोपहर=from:720,to:1020,name:afternoon;-0.15 | शाम=from:1020,to:1320,name:evening;-0.15
@nightpart: raat=from:1260,to:1440,name:night;-0.15 | raat ko=from:1260,to:1440,name:night;-0.15 | रात=from:1260,to:1440,name:night;-0.15 | रात को=from:1260,to:1440,name:night;-0.15
@early: jaldi | जल्दी
@late: der se | देर से
@tooearly: bahut jaldi | बहुत जल्दी
@toolate: bahut der | बहुत देर
@backway: wapsi | wapasi | wapsi ki flight | wapasi ki flight | return ticket | वापसी | वापसी की फ्लाइट | वापसी की उड़ान
@outway: jaane ki flight | जाने की फ्लाइट
@wontreturn: wapas nahi aana | wapas nahi | lautna nahi | nahi lautna | वापस नहीं आना | वापस नहीं | लौटना नहीं | नहीं लौटना
@landtransport: train | rail | bus | ट्रेन | रेल | बस
@oneway: ek taraf | ek tarfa | ek taraf ka | ek tarfa ticket | sirf jaana | sirf jaana hai | sirf jaane ka | sirf jaane ki | kewal jaana | sirf ek taraf | keval jaana | bas jaana hai | एक तरफ | एक तरफा | एक तरफ़ा | सिर्फ जाना | सिर्फ़ जाना | केवल जाना | सिर्फ जाना है | केवल जाना है | सिर्फ जाने का
@roundtrip: aana jaana | aane jaane | aana jana | aane jaane ka | aane jaane ki | jaana aana | dono taraf ka | dono taraf | aana-jaana | आना जाना | आने जाने | आने जाने का | आने जाने की | जाना आना | दोनों तरफ का
@occasion: shaadi=goesTo:true | shadi=goesTo:true | conference=goesTo:true | meeting=goesTo:true | शादी=goesTo:true | सम्मेलन=goesTo:true | मीटिंग=goesTo:true
@jubilee: saalgirah | salgirah | shaadi ki saalgirah | anniversary | सालगिरह | शादी की सालगिरह
@service: hotel | kamra | taxi | mausam | होटल | कमरा | टैक्सी | मौसम
@flex: flexible | तारीख बदल सकती है
@dontcare: kabhi bhi | koi bhi din | कभी भी | कोई भी दिन
@swapends: ulta | ulta karo | उल्टा | उल्टा करो
@thither: wahan jaana | वहाँ जाना | वहां जाना
@fromthere: wahan se | वहाँ से | वहां से
@goinghome: ghar | ghar wapas | घर
@fromhome: ghar se | yahan se | घर से | यहाँ से
@nearby: paas ke airport | aas paas ke airport | nazdeeki airport | पास के एयरपोर्ट | आसपास के एयरपोर्ट
@anyairline: koi bhi airline | kisi bhi airline | कोई भी एयरलाइन | किसी भी एयरलाइन
@nomatter: farak nahi padta | fark nahi padta | chalegi | chalega | फर्क नहीं पड़ता | चलेगी | चलेगा
@otherairline: dusri airline | doosri airline | koi aur airline | दूसरी एयरलाइन | कोई और एयरलाइन
@long-wait: lamba | lambi | lambe | लंबा | लंबी | लम्बा
@short-wait: chhota | chhoti | छोटा | छोटी
@pick-stop: stop | stops | stopover | stopovers | layover | layovers | padav | rukna | रुकना | ठहराव | स्टॉप | पड़ाव
@stop-word: stop | stops | stopover | stopovers | layover | layovers | padav | rukna | रुकना | ठहराव | स्टॉप | पड़ाव
@stopverb: rukna | ruke | badalna | रुकना | रुके
@direct-flight: direct wali | direct wala | nonstop | nonstop flight | nonstop wali | non stop flight | direct flights | nonstop flights | seedhi wali | seedhi | seedha | sidhi | sidha | direct | non stop | seedhi flight | seedhi udaan | direct flight | bina ruke | bina stop | bina stop ke | bina kisi stop ke | bina stop wali | bina ruke wali | सीधी | सीधा | सीधी उड़ान | सीधी फ्लाइट | बिना रुके | बिना स्टॉप | बिना स्टॉप के | बिना किसी स्टॉप के | डायरेक्ट | डायरेक्ट फ्लाइट
@onestop: ek stop | एक स्टॉप
@layword: layover | stopover | intezaar | लेओवर
@each-stop: har shehar mein | har shahar mein | हर शहर में | har jagah | हर जगह
@bag-storage: cloak room | cloakroom | saman rakhne ki jagah | saman rakh sakte | saman rakh sakta | saman chhod sakte | luggage rakh sakte | bag rakh sakte | क्लोक रूम | सामान रखने की जगह | सामान रख सकते | सामान छोड़ सकते
@bag-kept: din bhar | kuch ghante | airport par | station par | shaam tak | एयरपोर्ट पर | स्टेशन पर | दिन भर
@staff-meets: koi unhe lene aayega | koi unhe lene ayega | koi lene aayega | koi lene ayega | koi unse milega | कोई उन्हें लेने आएगा | कोई लेने आएगा | कोई उनसे मिलेगा
@nightword: raat | raatein | raaton | din | रात | रातें | दिन
@onboard: wifi=flag:withWifi | wi fi=flag:withWifi | वाईफाई=flag:withWifi | वाई फाई=flag:withWifi | charging point=flag:withPower | charging socket=flag:withPower | plug point=flag:withPower | चार्जिंग पॉइंट=flag:withPower | चार्जिंग=flag:withPower
@roomy: zyada legroom=flag:withMoreLegroom | extra legroom=flag:withMoreLegroom | pairon ke liye zyada jagah=flag:withMoreLegroom | पैरों के लिए ज़्यादा जगह=flag:withMoreLegroom
@seatchoice: seat selection | seat chunna | सीट चुनना | सीट सिलेक्शन
@seatfree: free seat selection | muft seat selection | saath baithna muft | साथ बैठना मुफ़्त | फ्री सीट सिलेक्शन
@nightstop: raat ka stop | raat ka halt | ek raat ka stop | रात का स्टॉप | एक रात का स्टॉप
@overnight: raat ka layover | raat bhar airport | airport par raat | रात का लेओवर | एयरपोर्ट पर रात
@durword: samay | avadhi | kul samay | समय | अवधि | कुल समय
@spend: budget | बजट
@within-budget: budget mein | budget me | budget ke andar | बजट में
@is-left: bacha | bachta | bache | बचा | बचता
@budget: kharcha | खर्चा | daam | दाम | keemat | कीमत
@whole-budget: total budget | kul budget | poora budget | कुल बजट | पूरा बजट
@expensive: mehnga | mehengi | mehnge | महंगा | महंगी | महँगा
@cheapest: sabse sasta | sabse sasti | sabse saste | sasta | sasti | saste | kam daam | sabse kam daam | sasta wala | sasti wali | सबसे सस्ता | सबसे सस्ती | सबसे सस्ते | सस्ता | सस्ती | सस्ते | कम दाम | कम कीमत
@fastest: sabse tez | sabse jaldi | tez | sabse kam samay | sabse chhoti | सबसे तेज़ | सबसे तेज | सबसे जल्दी | तेज़ | तेज | सबसे कम समय
@bestvalue: sabse achha | sabse acchi | sabse achhi | सबसे अच्छा | सबसे अच्छी
@refundable-fare: refundable | refund ke saath | refund wala | refund wali | paise wapas | रिफंडेबल | पैसे वापस
@facet: daam=f:budget | price=f:budget | keemat=f:budget | samay=f:hours | airline=f:airlines | stops=f:stops | दाम=f:budget | कीमत=f:budget | समय=f:hours | एयरलाइन=f:airlines | layover=f:layover | duration=f:duration | time=f:hours
@filters: filter | filters | फिल्टर | फ़िल्टर
@turning: ho jayega | ho jayegi | ka ho jayega | ki ho jayegi | ka hoga | ki hogi | का हो जाएगा | की हो जाएगी | का होगा | की होगी
@yearsold: saal | saal ka | saal ki | saal ke | varsh | baras | साल | साल का | साल की | साल के | वर्ष
@monthsold: mahine | mahine ka | mahine ki | महीने | महीने का | महीने की
@grown: vyask | vayask | bade log | bade=;-0.1 | बड़े लोग | बड़े=;-0.1 | bujurg=senior:true | वयस्क | बुजुर्ग=senior:true | adults | adult=one:true
@one-person: ek adult=n:1 | ek passenger=n:1 | ek hi aadmi=n:1 | ek hi banda=n:1 | ek jana=n:1 | ek aadmi=n:1 | ek admi=n:1 | ek banda=n:1 | ek insaan=n:1 | ek vyakti=n:1 | ek yatri=n:1 | एक आदमी=n:1 | एक व्यक्ति=n:1 | एक यात्री=n:1
@persons: log | logo | logon | vyakti=one:true | aadmi=one:true | admi=one:true | insaan=one:true | banda=one:true | bande | आदमी=one:true | yatri | लोग | लोगों | व्यक्ति=one:true | यात्री | जने | जन
@chair: chair | kursi | कुर्सी
@denied-behind: nahi chahiye | nahin chahiye | ki zaroorat nahi | ki zaroorat nahi hai | ki jarurat nahi | ki jarurat nahi hai | ki zarurat nahi | ki zarurat nahi hai | rehne do | rahne do | rehne dijiye | chhod do | chhodo | chhodiye | नहीं चाहिए | की ज़रूरत नहीं | की ज़रूरत नहीं है | की जरूरत नहीं | की जरूरत नहीं है | रहने दो | रहने दीजिए | छोड़ दो | छोड़ो
@carriage: pram | stroller | buggy | bachche ki gaadi | bachcha gaadi | प्राम | स्ट्रोलर | बच्चा गाड़ी
@help-denied: madad nahi chahiye=need:wheelchair | madad ki zaroorat nahi=need:wheelchair | ab zaroorat nahi=need:wheelchair | मदद नहीं चाहिए=need:wheelchair | मदद की ज़रूरत नहीं=need:wheelchair | मदद की जरूरत नहीं=need:wheelchair | अब ज़रूरत नहीं=need:wheelchair
@walks-well: theek se chal sakte=lasting:little-walking | theek se chal sakta=lasting:little-walking | theek se chal sakti=lasting:little-walking | aaram se chal sakte=lasting:little-walking | aaram se chal sakta=lasting:little-walking | aaram se chal sakti=lasting:little-walking | achhe se chal sakte=lasting:little-walking | achhe se chal sakta=lasting:little-walking | achhe se chal sakti=lasting:little-walking | आराम से चल सकते=lasting:little-walking | आराम से चल सकता=lasting:little-walking | आराम से चल सकती=lasting:little-walking | ठीक से चल सकते=lasting:little-walking | ठीक से चल सकता=lasting:little-walking | ठीक से चल सकती=lasting:little-walking
@lasting-need: zyada chal nahi sakte=lasting:little-walking | zyada chal nahi sakta=lasting:little-walking | zyada chal nahi sakti=lasting:little-walking | zyada nahi chal sakte=lasting:little-walking | zyada nahi chal sakta=lasting:little-walking | zyada nahi chal sakti=lasting:little-walking | zyada nahi chal paate=lasting:little-walking | zyada nahi chal paata=lasting:little-walking | zyada nahi chal paati=lasting:little-walking | kam chalna=lasting:little-walking | ज़्यादा नहीं चल सकते=lasting:little-walking | ज़्यादा नहीं चल सकता=lasting:little-walking | ज़्यादा नहीं चल सकती=lasting:little-walking | ज्यादा नहीं चल सकते=lasting:little-walking | ज्यादा नहीं चल सकता=lasting:little-walking | ज्यादा नहीं चल सकती=lasting:little-walking | कम चलना=lasting:little-walking
@special: wheelchair=need:wheelchair | व्हीलचेयर=need:wheelchair | व्हील चेयर=need:wheelchair
@companion: patni=one:true,kin:wife | biwi=one:true,kin:wife | bivi=one:true,kin:wife | pati=one:true,kin:husband | dost=one:true | doston | dosto | maa=one:true,kin:mother | mummy=one:true,kin:mother | mata=one:true,kin:mother | papa=one:true,kin:father | pita=one:true,kin:father | pitaji=one:true,kin:father | bhai=one:true | behen=one:true | bahan=one:true | didi=one:true | dada=one:true,kin:grandfather | dadi=one:true,kin:grandmother | nana=one:true,kin:grandfather | nani=one:true,kin:grandmother | chacha=one:true | chachi=one:true | mata pita=each:2,kin:parents | maa baap=each:2,kin:parents | maa papa=each:2,kin:parents | पत्नी=one:true,kin:wife | बीवी=one:true,kin:wife | पति=one:true,kin:husband | दोस्त=one:true | दोस्तों | माँ=one:true,kin:mother | मां=one:true,kin:mother | मम्मी=one:true,kin:mother | माता=one:true,kin:mother | पापा=one:true,kin:father | पिता=one:true,kin:father | पिताजी=one:true,kin:father | भाई=one:true | बहन=one:true | दादा=one:true,kin:grandfather | दादी=one:true,kin:grandmother | नाना=one:true,kin:grandfather | नानी=one:true,kin:grandmother | माता पिता=each:2,kin:parents | माँ बाप=each:2,kin:parents
@child: bachcha=one:true | bacha=one:true | bachchi=one:true | bachche | bachcho | bachho | bacche | bachhe | bachchon | ladka=one:true | ladki=one:true | बच्चा=one:true | बच्ची=one:true | बच्चे | बच्चों | लड़का=one:true | लड़की=one:true
@kinchild: beta=one:true | beti=one:true | bete | betiyan | pota=one:true | poti=one:true | बेटा=one:true | बेटी=one:true | बेटे | बेटियां | पोता=one:true | पोती=one:true
@dropbehind: hatao | hata do | hata dijiye | ko hata do | ko hatao | nikaal do | nikal do | nahi | nahin | nahi hai | nahin hai | nahi hoga | हटाओ | हटा दो | हटा दीजिए | को हटा दो | नहीं | नहीं है
@infant: shishu=one:true | navjat=one:true | baby=one:true | शिशु=one:true | नवजात=one:true | बेबी=one:true
@pet: kutta=one:true,kin:dog | kutte=kin:dog | kutiya=one:true,kin:dog | billi=one:true,kin:cat | billiyan=kin:cat | paltu janwar=one:true | कुत्ता=one:true,kin:dog | बिल्ली=one:true,kin:cat
@alone: main hi hu | main hi hoon | main akela | main akeli | mere liye hi | sirf ek hi aadmi | akela | akele | akeli | sirf main | bas main | sirf mere liye | अकेला | अकेले | अकेली | सिर्फ मैं | सिर्फ मेरे लिए
@on-their-own: akela jayega | akeli jayegi | akela ja raha | akeli ja rahi | akela jaa raha | akeli jaa rahi | akele jayenge | अकेला जाएगा | अकेली जाएगी | अकेला जा रहा | अकेली जा रही
@paid-extra: extra paise | extra paisa | alag se paise | paise lagenge | paisa lagega | free hai | muft | पैसे लगेंगे | अलग से पैसे | मुफ़्त
@minor-may: allowed hai | allowed hai kya | ja sakta hai | ja sakti hai | kya ja sakta hai | kya ja sakti hai | jaa sakta hai | jaa sakti hai | जा सकता है | जा सकती है
@bothofus: hum dono=n:2,us:true | ham dono=n:2,us:true | hum teen=n:3,us:true | hum char=n:4,us:true | हम दोनों=n:2,us:true | हम तीन=n:3,us:true | हम चार=n:4,us:true | hum teeno=n:3,us:true | ham teeno=n:3,us:true | hum charo=n:4,us:true | हम तीनों=n:3,us:true | हम चारों=n:4,us:true | sirf woh dono=n:2,us:true,only:true | sirf wo dono=n:2,us:true,only:true | sirf un dono=n:2,us:true,only:true | सिर्फ़ वे दोनों=n:2,us:true,only:true | सिर्फ वे दोनों=n:2,us:true,only:true | सिर्फ उन दोनों=n:2,us:true,only:true
@lap: god mein | god me | meri god mein | meri god me | गोद में | मेरी गोद में
@wholegroup: mai bhi usme hu | main bhi usme hoon | main bhi usmein hoon | mai bhi shamil hu | main bhi shamil hoon | mujhe milakar | मैं भी उसमें हूं | मुझे मिलाकर | poora parivaar | pura parivar | mera parivaar | पूरा परिवार | मेरा परिवार
@cabin: business class=c:business | business=c:business | बिजनेस क्लास=c:business | बिज़नेस क्लास=c:business | बिजनेस=c:business | first class=c:first | फर्स्ट क्लास=c:first | economy=c:economy-with-restrictions | economy class=c:economy-with-restrictions | इकोनॉमी=c:economy-with-restrictions | इकॉनमी=c:economy-with-restrictions | इकोनॉमी क्लास=c:economy-with-restrictions | premium economy=c:economy-premium
@cabinword: class | shreni | क्लास | श्रेणी
@bag: bag | bags | suitcase | saman | samaan | बैग | सूटकेस | सामान
@kg: kilo | kg | kilo ka | kilo wala | kilo wale | kilo ki | kg ka | kg wala | kg wale | किलो | किलो का | किलो वाला
@is-there: ek bhi nahi hai kya | ek bhi nahi hai | koi bhi nahi hai kya | nahi hai kya | nahi milegi kya
@wishing: maang raha hu | maang raha hoon | maang rahi hu | maang rahi hoon | maang rahe hain
@for-behind: ke liye | के लिए
@howmany: kitne | kitni
@perbag: per bag | har bag ka | ek bag ka | ek bag ke
@need-be: honi chahiye | hona chahiye | honi chaiye | hona chaiye | hi chahiye | होनी चाहिए | होना चाहिए
@removed-it: hata do | hatao | hata dijiye | usko hata do | use hata do | हटा दो | हटाओ
@redeye: raat ki flight | raat wali flight | रात की फ्लाइट | रात की उड़ान
@onefilter: filter | woh filter | yeh filter | फ़िल्टर | फिल्टर
@address: bhai | bhaiya | bhaiyya | arre bhai | yaar | dost | boss | भाई | भैया | यार | दोस्त
@vocative: bhai | bhaiya | yaar | arre bhai | भाई
@cabinbag: hand bag | hand baggage | hand luggage | haath ka saman | cabin bag | हैंड बैग | हैंड बैगेज | हाथ का सामान
@for-each: per person | har vyakti | हर व्यक्ति | prati vyakti | har ek | ek ka | har ek ka | प्रति व्यक्ति | हर एक | हर एक का | ek ek | एक एक | sabko | sab ko | sabhi ko | sabke liye | har ek ko | har kisi ko | sabke | सबको | सब को | सभी को | सबके लिए | हर एक को | हर किसी को
@group: parivar=noun:family | parivaar=noun:family | pariwar=noun:family | family=noun:family | परिवार=noun:family | group
@shared: kul | kul milakar | total | sab milakar | sabke liye milakar | sabke beech | dono ke beech | कुल | कुल मिलाकर | सब मिलाकर | सबके बीच
@inall: sabke liye milakar | sabke beech | kul | kul milakar | total | sabke liye | sab milakar | कुल | कुल मिलाकर | सबके लिए
@nextone: uske baad wali | agli wali | उसके बाद वाली
@all-found: bas yahi hain | bas itne hi hain | yahi saari hain | aur koi nahi hai kya | बस यही हैं | बस इतने ही हैं
@more-flights: aur flights | aur dikhao | aur options | और फ्लाइट | और दिखाओ
@take: lo | de do | de dijiye | दे दो | दे दीजिए | le lo | le lijiye | lunga | loonga | lungi | loongi | chunta | chunti | chuno | le lenge | lenge | ले लो | ले लीजिए | लूंगा | लूँगा | लूंगी | लूँगी | चुनता | चुनो | लेंगे
@suits: kaafi hai | kafi hai | chalega | chalegi | sahi hai | badhiya | badhiya hai | perfect | सही है | बढ़िया | बढ़िया है
@superl: sabse sasta=order:cheapest | sabse sasti=order:cheapest | sabse tez=order:fastest | sabse jaldi=order:earliest | sabse pehle=order:earliest | sabse achha=order:best-value | sabse achhi=order:best-value | sabse mehnga=order:dearest | सबसे सस्ता=order:cheapest | सबसे सस्ती=order:cheapest | सबसे तेज़=order:fastest | सबसे तेज=order:fastest | सबसे जल्दी=order:earliest | सबसे अच्छा=order:best-value | सबसे अच्छी=order:best-value
@compar: aur sasta=order:cheapest | aur sasti=order:cheapest | sasta=order:cheapest;-0.1 | sasti=order:cheapest;-0.1 | isse sasta=order:cheapest | isse sasti=order:cheapest | aur jaldi=order:earliest | aur tez=order:fastest | और सस्ता=order:cheapest | और सस्ती=order:cheapest | इससे सस्ता=order:cheapest | इससे सस्ती=order:cheapest | और जल्दी=order:earliest | thoda late=order:latest;-0.1 | thodi late=order:latest;-0.1 | aur late=order:latest | late wali=order:latest;-0.1 | थोड़ी देर से=order:latest | aur der se=order:latest
@whole-sum: kul | kul milakar | total mein | कुल | कुल मिलाकर
@extra-cost: zyada | kitna zyada | aur kitna | ज़्यादा | ज्यादा | कितना ज्यादा | और कितना
@saving: bachega | bachenge | bachat | बचेगा | बचेंगे | बचत
@too: bahut mehnga=order:cheapest | bahut mehngi=order:cheapest | bahut lamba=order:fastest | bahut lambi=order:fastest | bahut jaldi=order:latest | bahut der=order:earliest | बहुत महंगा=order:cheapest | बहुत महंगी=order:cheapest | बहुत लंबी=order:fastest
@pick-part: subah=part:morning | shaam=part:evening | sham=part:evening | dopahar=part:afternoon | raat=part:night | सुबह=part:morning | शाम=part:evening | दोपहर=part:afternoon | रात=part:night
@pick-direct: seedhi=stops:0 | direct=stops:0 | nonstop=stops:0 | सीधी=stops:0 | डायरेक्ट=stops:0
@between-flights: intezaar | intezar | rukna padega | flights ke beech | dono flights ke beech | इंतज़ार | इंतजार | रुकना पड़ेगा | उड़ानों के बीच
@numbered: number | nambar | नंबर
@dontmind: koi bhi | kuch bhi | koi farak nahi | aap chuno | कोई भी | कुछ भी | आप चुनो
@includes: included | included hai | included hain | include hai | include hota hai | shaamil | shamil hai | shamil hain | shamil | bhi hai | isme | isme bhi | शामिल | भी है | इसमें | milega | milegi | milenge | milta hai | milte hain | free hai | मिलेंगे | allowed | allowed hai | मिलेगा | मिलेगी
@this-is-it: yahi hai | bas yahi | wahi chahiye | yahi chahiye | बस यही | यही चाहिए | वही चाहिए
@same-flight: wahi | वही
@compare: antar | farak | fark | tulna | अंतर | फर्क | तुलना
@topic: sabse kam stop=what:is-direct | sabse kam stops=what:is-direct | सबसे कम स्टॉप=what:is-direct | free cancellation=what:conditions | free cancel=what:conditions | total=what:total,side:both | टोटल=what:total,side:both | kaunsa din=what:other-days | kaun sa din=what:other-days | kis din=what:other-days | kaunse din=what:other-days | sabse sasta din=what:other-days | कौन सा दिन=what:other-days | कौनसा दिन=what:other-days | किस दिन=what:other-days | सबसे सस्ता दिन=what:other-days | jahaz=what:aircraft | airline=what:operator | terminal=what:terminal | kul=what:total,side:both | kul kitna=what:total,side:both | कुल=what:total,side:both | कुल कितना=what:total,side:both | total kitna=what:total,side:both | total kitna hua=what:total,side:both | total kitna hoga=what:total,side:both | kul kitna hua=what:total,side:both | कुल कितना हुआ=what:total,side:both | कुल कितना होगा=what:total,side:both | daam=what:total | price=what:total | keemat=what:total | kiraya=what:total | paise=what:total | kharcha=what:total | khana=what:extras | saman=what:bags | samaan=what:bags | bag=what:bags | hand bag=what:hand-bags | cancel=what:conditions | refund=what:conditions | badal=what:conditions | kiraye=what:fares | wifi=what:unlisted | stop=what:stops | direct=what:is-direct | seedhi=what:is-direct | दाम=what:total | कीमत=what:total | किराया=what:total | पैसे=what:total | खाना=what:extras | सामान=what:bags | बैग=what:bags | कैंसिल=what:conditions | रद्द=what:conditions | रिफंड=what:conditions | टर्मिनल=what:terminal | एयरलाइन=what:operator | सीधी=what:is-direct | refund milega=what:conditions | refund hoga=what:conditions | paise wapas milenge=what:conditions | रिफंड मिलेगा=what:conditions
@who-travels: kitne log | kitne logon ke liye | kitne yatri | hum kitne | hum kitne log | kitne adults | kitne bachche | kitne tickets | kaun ja raha hai | kaun kaun ja raha hai | kaun kaun jaa raha hai | kaun jaa raha hai | kaun kaun | कितने लोग | कितने लोगों के लिए | कितने यात्री | हम कितने | हम कितने लोग | कौन जा रहा है | कौन कौन जा रहा है | कौन कौन
@hold-behind: rok ke rakh | rok sakte | hold kar sakte | fix kar sakte | रोक सकते | रोक कर रख | होल्ड कर सकते
@the-price: daam | rate | price | दाम | रेट | कीमत | किराया
@price-held: hold | hold kar | hold ho | hold karke | bina pay kiye | bina payment | bina paise diye | bina payment ke | daam kab tak | rate kab tak | price kab tak | price fix | rate fix | daam fix | price lock | kab tak valid | होल्ड | रोक कर | रोककर | बिना पैसे दिए | बिना पेमेंट | बिना भुगतान | दाम कब तक | रेट कब तक | कीमत कब तक
@pay-when: abhi pay | abhi pay karna | abhi pay karna padega | abhi pay karna hoga | pay abhi | abhi payment | abhi payment karna | paise abhi | abhi paise | baad me pay | baad mein pay | baad me payment | baad mein payment | payment kab | pay kab | paise kab | paise kab katenge | kab pay | अभी पैसे | पैसे अभी | अभी पेमेंट | पेमेंट अभी | पेमेंट कब | पैसे कब | अभी भुगतान | भुगतान कब | बाद में पेमेंट | बाद में पैसे | बाद में भुगतान
@topic: ek ka hai ya dono ka=what:shares | ek ka ya dono ka=what:shares | ek ke liye ya dono ke liye=what:shares | ek ya dono ka=what:shares | har ek ka=what:shares | prati vyakti=what:shares | dono ke liye=what:shares | dono ka=what:shares | sabke liye=what:shares | sab ke liye=what:shares | sab ka=what:shares | एक का है या दोनों का=what:shares | एक का या दोनों का=what:shares | हर एक का=what:shares | प्रति व्यक्ति=what:shares | दोनों के लिए=what:shares | दोनों का=what:shares | सबके लिए=what:shares | refund milega=what:conditions | refund hoga=what:conditions | refund milta=what:conditions | paise wapas milenge=what:conditions | paisa wapas milega=what:conditions | paise milenge=what:conditions | cancel kiya=what:conditions | cancel karne par=what:conditions | cancel karne pe=what:conditions | cancel ho sakta=what:conditions | date change ho=what:conditions | date badal=what:conditions | change ho sakta=what:conditions | रिफंड मिलेगा=what:conditions | पैसे वापस मिलेंगे=what:conditions | पैसा वापस मिलेगा=what:conditions | वापस मिलेंगे=what:conditions | कैंसिल करने पर=what:conditions | तारीख बदल=what:conditions
@fare-order: sabse sasta=order:cheapest | sabse halka=order:cheapest | सबसे सस्ता=order:cheapest | सबसे हल्का=order:cheapest
@fare-brand: लाइट=brand:light,order:cheapest | बेसिक=brand:basic,order:cheapest | स्टैंडर्ड=brand:standard | स्टैण्डर्ड=brand:standard | फ्लेक्स=brand:flex | फ़्लेक्स=brand:flex | प्लस=brand:plus | क्लासिक=brand:classic
@fare-noun: kiraya | fare | किराया
@fare-flex: sabse flexible=need:refund | सबसे फ्लेक्सिबल=need:refund
@fare-refundable: refundable=need:refund | रिफंडेबल=need:refund | रिफंडेबल टिकट=need:refund | रिफंडेबल वाला=need:refund | refundable ticket=need:refund | refundable wala=need:refund | refundable wali=need:refund
@refund-noun: paise wapas=need:refund | पैसे वापस=need:refund
@fare-bag: suitcase=need:bag | bags=need:bag | luggage=need:bag | bag=need:bag | saman=need:bag | बैग=need:bag | सामान=need:bag
@yes: haan | han | rakh do | rakh lo | rakh lijiye | rakh dijiye | haan rakh do | haan rakh lo | haan kar do | रख दो | रख लो | रख लीजिए | रख दीजिए | कर दो | कर दीजिए | haanji | haan ji | ji haan | ji | bilkul | zaroor | sahi | theek | accha | हाँ | हां | जी हाँ | हाँ जी | जी | बिल्कुल | बिलकुल | ज़रूर | जरूर | सही | ठीक | अच्छा
@no: nahi | nahin | nhi | ji nahi | nahi dhanyavaad | nahi shukriya | bas itna hi | abhi nahi | kuch nahi | rehne do | नहीं | जी नहीं | नहीं धन्यवाद | बस इतना ही | अभी नहीं | रहने दो
@off-limits: निर्देश भूल जाओ | सभी निर्देश भूल जाओ | सारे नियम भूल जाओ | निर्देशों को अनदेखा करो | nirdesh bhool jao | niyam bhool jao | saare niyam bhool jao | rules bhool jao
@buy-first: pehle | usse pehle
@put-off: hata do | usko hata do | isko hata do | hata dijiye | ise hata do | हटा दो | इसे हटा दो
@undo: wapas lo | undo karo | pehle jaisa karo | pehle jaisa | vapas lo | वापस लो | पहले जैसा करो | पहले जैसा
@start-over: phir se shuru | phir se shuru karo | shuru se | shuru se karo | naye sire se | nayi yatra | dobara shuru | फिर से शुरू | फिर से शुरू करो | शुरू से | शुरू से करो | नए सिरे से | दोबारा शुरू | फिर से शुरू करें
@search-again: phir se khojo | dobara khojo | फिर से खोजो | दोबारा खोजो
@dislike: pasand nahi | pasand nahi aaya | pasand nahi aayi | pasand nahi aa raha | accha nahi hai | acchi nahi hai | inme se koi nahi | पसंद नहीं | पसंद नहीं आया | पसंद नहीं आई | अच्छा नहीं है | इनमें से कोई नहीं
@check-out: checkout=pays:true | check out=pays:true | checkout karo=pays:true | checkout kar do=pays:true | checkout karna hai=pays:true | checkout karte hain=pays:true | चेकआउट=pays:true | चेक आउट=pays:true | चेकआउट करो=pays:true | चेकआउट करें=pays:true | चेकआउट करना है=pays:true | payment karte hain=pays:true | payment karte hai=pays:true | payment karna hai=pays:true | payment kar dete hain=pays:true | payment pe chalo=pays:true | payment par chalo=pays:true | payment pe chalte hain=pays:true | pay karte hain=pays:true | pay karna hai=pays:true | book kijiye | book kar dijiye | book kar dein | book kar den | book kara do | pay karo=pays:true | pay kar do=pays:true | payment kar do=pays:true | payment kijiye=pays:true | बुक कीजिए | बुक कर दीजिए | बुक कर दें | पेमेंट कर दो=pays:true | पेमेंट कीजिए=pays:true | book karo | book kar do | book karna hai | bhugtan=pays:true | bhugtan karo=pays:true | payment karo=pays:true | payment karna hai=pays:true | paise dena hai=pays:true | kharido | बुक करो | बुक कर दो | बुक करना है | बुक करें | भुगतान=pays:true | भुगतान करो=pays:true | भुगतान करें=pays:true | पेमेंट करो=pays:true | खरीदो | booking form khol do=pays:true | booking form kholo=pays:true | booking form khol dijiye=pays:true | form khol do=pays:true | form kholo=pays:true | checkout kholo=pays:true | checkout khol do=pays:true | checkout khol dijiye=pays:true | payment page kholo=pays:true | payment page khol do=pays:true
@safe-to-pay: payment safe | pay karna safe | card safe | card dena safe | bharosa kar sakte | fraud to nahi | fraud toh nahi | payment kaise | pay kaise | kaise pay | पेमेंट सेफ | पेमेंट सुरक्षित | कार्ड सेफ | भरोसा कर सकते | पेमेंट कैसे | भुगतान कैसे
@straight-on: seedha | seedhe | seedhi | sidha | sidhe | direct | turant | सीधा | सीधे | सीधी | तुरंत
@thanks: bahut dhanyavaad | bahut shukriya | बहुत धन्यवाद | बहुत शुक्रिया
@goodbye: alvida | phir milenge | अलविदा | फिर मिलेंगे
@who-are-you: tum kaun ho | aap kaun hain | aap kaun ho | तुम कौन हो | आप कौन हैं
@help: madad | madad karo | meri madad karo | madad chahiye | मदद | मदद करो | मदद चाहिए
@talk-to-person: insaan se baat | kisi insaan se baat | kisi se baat karni | kisi se baat karna | agent se baat | customer care | aapse sampark | phone number | इंसान से बात | किसी इंसान से बात | एजेंट से बात | कस्टमर केयर | आपसे संपर्क
@own-bookings: meri bookings | meri saari bookings | purani bookings | meri purani bookings | meri purani booking | pichhli bookings | मेरी बुकिंग्स | मेरी पुरानी बुकिंग | पुरानी बुकिंग | पिछली बुकिंग
@receipt: receipt | raseed | rasid | invoice | रसीद | इनवॉइस
@cancel: cancel karo | radd karo | रद्द करो | कैंसिल करो
@cancels-behind: cancel kar do | cancel kardo | cancel karo | cancel kijiye | cancel karna | cancel karni | cancel kar dijiye | radd karo | radd kar do | radd karna | कैंसिल कर दो | कैंसिल करो | कैंसिल करना | कैंसिल करनी | कैंसिल कीजिए | रद्द करो | रद्द कर दो | रद्द करना | रद्द करनी
@unsure: pata nahi | mujhe nahi pata | abhi pata nahi | ek minute | पता नहीं | मुझे नहीं पता
@language: hindi mein | हिंदी में | hindi bolo

[lead]
@whereword: kahan | kahaan | कहाँ | कहां
@supposing: aur agar | agar meri | agar mera | agar mere | agar koi | अगर मेरी | अगर मेरा | अगर मेरे | अगर कोई | agar hum | agar main | maan lo | और अगर | अगर हम | अगर मैं | मान लो | agar | अगर
@order-noun: flight | flights | ticket | booking | udaan | yatra | फ्लाइट | टिकट | बुकिंग | उड़ान | यात्रा
@goword: jaana | jaaye | jaayen | ghoomne | जाना | जाएं | घूमने | jaayein | jayein | jaaen
@nicetobe: garam | accha | sasta | गरम | सस्ता
@suggestword: sujhao | batao | सुझाओ | बताओ
@town: jagah | shahar | desh | जगह | शहर | देश
@unnamedplace: jagah | jagahein | जगह | जगहें
[solid]
@unnamed: kahin | kahin bhi | koi jagah | koi achhi jagah | कहीं | कहीं भी | कोई जगह
@ideas: sujhav | koi sujhav | idea | सुझाव | कोई सुझाव
@undecided: pata nahi kahan | पता नहीं कहाँ
@triptype: chhuttiyan | ghoomna | छुट्टियां | घूमना
@warmth: garam=c:20 | garmi=c:27;-0.3 | dhoop=c:20,dry:true | गरम=c:20 | गर्म=c:20 | धूप=c:20,dry:true
@chill: thanda | thandi | barf | ठंडा | ठंडी | बर्फ
@wintry: barf | बर्फ
@rainy: barish | baarish | बारिश
@liking: samudra=likes:beach | beach=likes:beach | pahad=likes:mountains | pahaad=likes:mountains | itihas=likes:history | khana=likes:food | समुद्र=likes:beach | पहाड़=likes:mountains | इतिहास=likes:history
@degrees: degree | डिग्री
# Places to stay.
[glue]
@inside-behind: mein | me | में
@house-det: mera | hamara | yeh | woh | apna | मेरा | हमारा | यह | वह

[lead]
@near-behind: ke paas | ke pas | ke nazdeek | ke kareeb | के पास | के नज़दीक | के नजदीक | के करीब
@stay-it: yeh hotel | woh hotel | यह होटल | वह होटल
@per-night: ek raat | prati raat | har raat | एक रात | प्रति रात | हर रात | per raat | ek raat ka | ek raat ke
@all-nights: kul | kul milakar | कुल | कुल मिलाकर
@drop-house: hata do | hatao | rehne do | हटा दो | हटाओ | रहने दो
@drop-behind: hata do | hatao | hata dijiye | rehne do | हटा दो | हटाओ | हटा दीजिए | रहने दो
@another-stay: doosra | dusra | koi aur | aur dikhao | दूसरा | कोई और | और दिखाओ
@about-how-far: kitni door | kitna door | कितनी दूर | कितना दूर
@about-how-much: kitne ka | kitna lagega | कितने का | कितना लगेगा
@about-where: kahan hai | कहाँ है | कहां है
@about-why: kyon | kyun | क्यों
@about-kept: hum kahan ruk rahe hain | hum kahan ruk rahe hai | kahan ruk rahe hain | kahan thaharenge | kahan rukenge | kaun sa hotel rakha hai | kaunsa hotel rakha hai | hotel kaun sa rakha hai | हम कहाँ रुक रहे हैं | हम कहां रुक रहे हैं | कहाँ ठहरेंगे | कौन सा होटल रखा है
@about-which: kaun sa | kaunsa | कौन सा | कौनसा
@centre: shahar ke beech | city centre | शहर के बीच | केंद्र
@of-plans: plan banao | plan bana do | ka plan | yojana | kya dekhein | kya karein | प्लान बनाओ | क्या देखें
@of-flights: udaan=flown:true | flight=flown:true | flights=flown:true | उड़ान=flown:true | फ्लाइट=flown:true

[solid]
@house: hotel | hotal | होटल | thaharne ki jagah | rukne ki jagah | rehne ki jagah | ठहरने की जगह | रुकने की जगह | रहने की जगह | hostel=houseKind:hostel | हॉस्टल=houseKind:hostel | apartment=houseKind:apartments | अपार्टमेंट=houseKind:apartments | guest house=houseKind:guesthouse | गेस्ट हाउस=houseKind:guesthouse | dharamshala=houseKind:hostel | धर्मशाला=houseKind:hostel
@stay-head: hotel | होटल | jagah | जगह
@bedroom: kamra | kamre | room | कमरा | कमरे
@star: sitara | sitare | sitaare | star | सितारा | सितारे | स्टार
@sight-word: qila=sight:castle | kila=sight:castle | किला=sight:castle | station=sight:station | स्टेशन=sight:station | samudra tat=sight:beach | beach=sight:beach | समुद्र तट=sight:beach | airport=sight:airport | हवाई अड्डा=sight:airport | हवाई अड्डे=sight:airport
@feature: late check in=amenity:reception-all-night | der se check in=amenity:reception-all-night
@feature: wifi=amenity:wifi | वाईफाई=amenity:wifi | ac=amenity:air-conditioning | एसी=amenity:air-conditioning | restaurant=amenity:restaurant | rasoi=amenity:kitchen | kitchen=amenity:kitchen | रसोई=amenity:kitchen | kutta=amenity:pets | कुत्ता=amenity:pets | parking=amenity:parking | पार्किंग=amenity:parking | gym=amenity:gym | जिम=amenity:gym | swimming pool=amenity:pool | pool=amenity:pool | स्विमिंग पूल=amenity:pool | पूल=amenity:pool | spa=amenity:spa | स्पा=amenity:spa
@feature: wheelchair=access:wheelchair | व्हीलचेयर=access:wheelchair | lift=access:lift | लिफ्ट=access:lift | लिफ़्ट=access:lift | nashta=breakfast:true | naashta=breakfast:true | nashte=breakfast:true | naashte=breakfast:true | नाश्ता=breakfast:true | नाश्ते=breakfast:true | muft cancellation=freeCancellation:true | free cancellation=freeCancellation:true | मुफ्त कैंसिलेशन=freeCancellation:true
@stay-cancel: cancel | radd | कैंसिल | रद्द
@untold: shaant=untold:quiet | शांत=untold:quiet | shor=untold:quiet | शोर=untold:quiet | photo=untold:pictures | फोटो=untold:pictures
`,
  // Seats, bags, meals and extras.
  `
[glue]
@buy-be: kya | hai | hain | क्या | है | हैं
@buy-i: main | mujhe | मैं | मुझे
@buy-my: mera=self:true | meri=self:true | mere=self:true | mere liye=self:true | मेरा=self:true | मेरी=self:true | मेरे=self:true | मेरे लिए=self:true | hamara=everyone:true | hamari=everyone:true | हमारा=everyone:true | हमारी=everyone:true | sirf mere liye=self:true | bas mere liye=self:true | sirf mujhe=self:true | सिर्फ मेरे लिए=self:true | सिर्फ़ मेरे लिए=self:true
@buy-too: bhi | भी
@may: kya main | kya hum | kya mai | sakta | sakte | sakti | क्या मैं | क्या हम
@buy-ask: kaunsi | kitna | kitne | kitni | dikhao | dikhaiye | कौनसी | कितना | कितने | कितनी | दिखाओ | दिखाइए
@buy-take: chahiye | chahie | lena | wali | waali | ki | ka | चाहिए | लेना | वाली | की | का
@buy-only: sirf | kewal | bas | सिर्फ | केवल

[lead]
@buy-carry: le ja | le jaa | lekar ja | ले जा | लेकर जा
@buy-ask: kaun si | kitne ka | kitne ki
@buy-take: jodo | jod do | khana hai | जोड़ो
@buy-everyone: sabke liye | sab ke liye | har ek | har ek ke liye | dono ke liye | सबके लिए | सब के लिए | हर एक | हर एक के लिए | दोनों के लिए | teeno ke liye | teenon ke liye | charo ke liye | तीनों के लिए | चारों के लिए | हम सबके लिए | hum sabke liye
@buy-one-of-us: hum mein se ek | hum me se ek | ham mein se ek | ham me se ek | humme se ek | hum mein se ek ke liye | hum me se ek ke liye | ham mein se ek ke liye | ham me se ek ke liye | hum mein se kisi ek ke liye | हम में से एक | हम में से एक के लिए | हममें से एक | हममें से एक के लिए
@buy-gone: hatao | hata do | hata dijiye | hata dena | hataiye | nikal do | nikalo | nikal dijiye | cancel karo | cancel kar do | cancel kardo | rehne do | rehne dijiye | chhod do | chod do | ab nahi chahiye | ab nahi | हटाओ | हटा दो | हटा दीजिए | हटाइए | निकाल दो | निकालो | निकाल दीजिए | रहने दो | रहने दीजिए | छोड़ दो | कैंसिल करो | कैंसिल कर दो | अब नहीं चाहिए | अब नहीं | kam karo | kam kar do | kam kar dijiye | कम करो | कम कर दो | कम कर दीजिए
@buy-it: yeh | ye | woh | wo | यह | ये | वह
@buy-each: dono | teeno | दोनों | तीनों
@buy-any: koi bhi | kuch bhi | jo bhi | farak nahi | कोई भी | कुछ भी | जो भी
@buy-what-added: kya kya add kiya hai | kya kya joda hai | maine kya kya liya hai | humne kya kya liya hai | क्या क्या जोड़ा है | मैंने क्या क्या लिया है
@buy-dear: bahut mehenga | bahut mahanga | mehenga | mahanga | mahnga | bahut mehengi | mehengi | बहुत महंगा | महंगा | महँगा | बहुत महंगी
@buy-all: sab | sab kuch | sabhi | सब | सब कुछ | सभी
@buy-drop: hatao | hata do | nikal do | cancel karo | हटाओ | हटा दो | निकाल दो
@buy-loose: saath=seat:together | saath mein=seat:together | ek saath=seat:together | saath saath=seat:together | साथ=seat:together | साथ में=seat:together | एक साथ=seat:together
@buy-outing: yatra

[solid]
@buy-i: mai
@buy-tail: khali | uplabdh | bachi | खाली | उपलब्ध | बची
@buy-take: le | lenge | baithna | baithenge | बैठना
@buy-everyone: sab | sabhi | सब | सभी
@buy-same: wahi | same | वही
@buy-drop: hataiye
@buy-sure: khidki=seat:window | khirki=seat:window | window=seat:window | खिड़की=seat:window | विंडो=seat:window | gali=seat:aisle | galiyare=seat:aisle | aisle=seat:aisle | गलियारे=seat:aisle | गलियारा=seat:aisle | khidkiyan=seat:window | खिड़कियाँ=seat:window | खिड़कियां=seat:window | beech wali=seat:middle | beech ki=seat:middle | bich wali=seat:middle | बीच वाली=seat:middle | बीच की=seat:middle | middle=seat:middle | wing ke paas=seat:wings | wing ke upar=seat:wings | pankh ke upar=seat:wings | pankh ke paas=seat:wings | विंग के पास=seat:wings | पंख के ऊपर=seat:wings | पंख के पास=seat:wings
@buy-loose: aage=seat:front | आगे=seat:front | peeche=seat:back | पीछे=seat:back
@buy-seat: seat | seats | seatein | seaten | सीट | सीटें | baithna | बैठना
@buy-bag: bag=one:true | bags | samaan=one:true,bag:checked | saman=one:true,bag:checked | suitcase=one:true,bag:checked | बैग=one:true | सामान=one:true,bag:checked | सूटकेस=one:true,bag:checked | hand bag=one:true,bag:cabin
@buy-diet: shakahari=what:vegetarian | शाकाहारी=what:vegetarian | vegetarian=what:vegetarian | veg=what:vegetarian | vegan=what:vegan | वीगन=what:vegan | jain=what:jain | जैन=what:jain | halal=what:halal | हलाल=what:halal | bina gluten=what:gluten-free | bachchon ka khana=what:child | bachche ka khana=what:child | bachcho ka khana=what:child | kids meal=what:child | बच्चों का खाना=what:child | बच्चे का खाना=what:child
@buy-meal: khana | bhojan | खाना | भोजन | meal | meals
@buy-extra: lounge=what:lounge | लाउंज=what:lounge | priority boarding=what:priority boarding | fast track=what:fast track
@buy-gear: cycle=what:bicycle | साइकिल=what:bicycle | guitar=what:guitar | गिटार=what:guitar
@buy-extras: extras | extra | एक्स्ट्रा | अतिरिक्त
@buy-outing: restaurant | रेस्टोरेंट
@buy-rent: kiraye
  `,
  `
[lead]
@plan-extra: aur | और
@plan-drop: bina | बिना
@plan-go: hata do | hatao | hataiye | hata dijiye | nikal do | nikalo | छोड़ दो | हटा दो | हटाओ | हटाइए | निकाल दो
@plan-ofday: ko | par | mein | को | पर | में
@plan-to: ko | par | को | पर
@plan-longer: zyada | aur | ज़्यादा | ज्यादा | और
@plan-shorter: kam | कम
@plan-another: ek aur | एक और
@plan-something: kuch | कुछ
@plan-if: agar | अगर
@plan-noun: plan | प्लान | yojana | योजना
@plan-show: dikhao | dikhaiye | दिखाओ
@plan-compare: tulna | tulna karo | तुलना | behtar
@plan-kids: bachche | bachchon | bachchon ke liye | बच्चे | बच्चों | बच्चों के लिए

[solid]
@plan-verb: plan banao | plan banaiye | plan bana do | ka plan | trip banao | yojana banao | प्लान बनाओ | प्लान बनाइए | प्लान बना दो | योजना बनाओ | का प्लान
@plan-sights: kya kar sakte hain | kya kar sakte hai | kya karna chahiye | kya kya kar sakte hain | क्या कर सकते हैं | क्या करना चाहिए | kya dekhein | kya dekhe | kya dekhna chahiye | kya dekh sakte hain | kya karein | क्या देखें | क्या देखना चाहिए | क्या करें | dekhne ki jagah | देखने की जगह
@plan-pace: zyada bhara nahi=pace:calm | aaram se=pace:calm | dheere=pace:calm | आराम से=pace:calm | धीरे=pace:calm
@plan-swap: badlo | badal do | badal dijiye | adla badli karo | बदलो | बदल दो
@plan-dayword: din | दिन
@plan-lastday: aakhri din | आखिरी दिन
@plan-rain: baarish | barish | बारिश
@plan-lighter: halka | हल्का
@plan-climate: mausam | mausam kaisa hai | मौसम | मौसम कैसा है
@plan-food: kya khayein | kahan khayein | kya khaye | क्या खाएं | कहाँ खाएं
@sight-kind: museum=kind:museum | sangrahalay=kind:museum | संग्रहालय=kind:museum | qila=kind:castle | kila=kind:castle | किला=kind:castle | mandir=kind:temple | मंदिर=kind:temple | bazaar=kind:market | बाज़ार=kind:market | masjid=kind:mosque | मस्जिद=kind:mosque | chidiyaghar=kind:zoo
`,
]
