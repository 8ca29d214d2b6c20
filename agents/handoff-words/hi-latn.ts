import type { Wording } from './wording.ts';

export default {
  staff:
    'insaan, insan, inshan, manushya, asli aadmi, asli insaan, asli insan, asli banda, real insaan, real aadmi, real banda, real person, human, agent, agent se, live agent, operator, oprator, pratinidhi, representative, customer care, customer care wale, customer care wala, customer service, customer service wale, customer support, support, support team, support wale, helpdesk, call center, call centre, karmchari, employee, staff, manager, manejar, supervisor, senior, adhikari, officer, boss, malik, owner, executive, sales wale, sales walo, sales team, colleague, team, aapki team, admin, expert, incharge, zimmedar',
  someone:
    'koi, kisi, koi aur, kisi aur, kisse, kis se, vyakti, aadmi, admi, banda, bande, bandi, log, person, someone, member, shakhs, koi hai, hai koi, kya koi',
  talk: 'se baat, baat, bat, bt, baat karni, baatchit, baat cheet, baat ho, chat, se chat, sampark, connect, se connect, jodo, jod do, jod, jodiye, jod dijiye, jodwa*, milwa*, mila do, milao, transfer, forward, line pe, line par, bulao, bula do, bulaiye, bulaao, lao, le aao, jawab, reply, contact, escalate, shikayat, baat nahi karni, baat nahi karna, baat nhi krni',
  reach:
    'call back, callback, mujhe call, muje call, mujhe phone, mujhse contact, mujhse sampark, mujhse baat, phone karwa*, call karwa*, wapas call, call me, mereko call, mujhe contact, hume call, phone karao',
  want: 'chahiye, chaiye, chahie, chahye, chahta, chahti, chahte, chahunga, karni, krni, karna, krna, karni h, karni hai, krni h, krni he, karao, karaao, karwao, krwao, krao, karvao, karwado, karwa do, krwa do, krwado, karwa de, kara do, kra do, kara dijiye, karwa dijiye, karwaiye, karaiye, karwayen, karwaye, karwa, karwa sakte, dijiye, dijie, do, de do, dedo, kripya, kripaya, please, plz, pls, sakta, sakti, sakte, skta, skte, ho sake, ho sakti, zarurat, jarurat, zarurat hai, karo, kro, kare, karen, kijiye, kar do, krdo, kar dijiye, bolo, kaho, kahiye, jaldi, turant, abhi, madad, help, sahayata, karu, karun, dega, need, want, batao kisse',
  there:
    'hai kya, h kya, koi hai, hai koi, kya koi, available, online, waha, wahan, yahan, yaha, udhar, idhar, mojud',
  bot: 'bot, chatbot, robot, machine, mashin, automatic, auto reply, ai, computer, system',
  not: 'nahi, nahin, nai, nhi, mat, na, band, band karo, bekar, bakwas, ki jagah, ke bajaye, bewakoof, pagal, not, no',
  refuse:
    'baat nahi karni, baat nahi karna, baat nhi krni, nahi karni, nahi karna, nhi karni, nhi krni, nahin karni, nahi chahiye, nhi chahiye, nahi chahta, nahi chahti, zarurat nahi, jarurat nahi, zarurat nhi, mat karna, mat karo, call mat, mat jodo',
  about:
    'kab, kitne, kitna, kitni, baje, kyu, kyun, kyon, kahan, kaha, kidhar, kaun, kon, kaun hai, kaunsa, konsa, kya hai, kya h, keemat, kimat, daam, price, rate, fees, fee, charge, charges, commission, discount, chhut, salary, naukri, job, bharti, hire, khulta, khulti, khulegi, khula, khulega, sunday, chalu, kal, parso, bola tha, ne bola, kaha tha, baat ki thi, ki thi, bataya, number, nambar, email, address, office, nazdiki, najdiki, naam, branch, kaise bane, bane, tum, ho ya, ya bot, ya robot, ya machine, baal, baalo, wig, crane, haath se, per person, ek aadmi, do log, do logo, logo ke, buzurg, foreigner, bahut log, receipt, parcel, order, return, wapas karna, le sakta, vacuum, warranty, bluetooth, headphone, call pe baat, phone pe, booking, gift, english, angrezi, accha hai, acha hai, delivery, fitting, aayega, aapse contact, aapse sampark, paise, account, offer, pata hai, dukan, dukaan, kharid*, kaam karte, review, kitab, use kar, chalega, courier, ticket, kaafi, saamaan, table, stock, real log',
  small:
    'mujhe, muje, mujhko, mereko, main, mai, me, mein, mera, meri, mere, hum, hame, aap, aapka, aapki, aapke, apne, apni, yeh, ye, woh, wo, is, isse, us, hai, h, he, hain, hoon, hu, hun, ho, tha, thi, ka, ki, ke, ko, se, pe, par, tak, aur, ya, bhi, hi, toh, to, ki, jo, jisse, ek, kuch, kya, asli, seedha, sidha, direct, live, real, wale, wala, walo, yaar, bhai, bro, ji, sir, madam, hello, helo, hi, namaste, dhanyavad, shukriya, thanks, baare, bare, problem, samasya, issue, shikayat, samajh, raha, rahi, kar, bas, ab, ke liye, koi bhi, dusra, team ke, ok, arre, are, abe, a, the, i, my, with, from, it, kripya mujhe',
} satisfies Wording;
