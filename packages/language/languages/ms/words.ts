import type { Words } from '../../define-language.ts';
import { stem } from '../id/stem.ts';
import indonesian from '../id/words.ts';

export default {
  smallTalk: {
    greeting:
      'hai, helo, hello, hi, salam, assalamualaikum, assalamu alaikum, asalamualaikum, salam sejahtera, selamat pagi, selamat petang, selamat tengah hari, selamat malam, selamat sejahtera, selamat datang, apa khabar, apa kabar, khabar baik, salam semua',
    thanks:
      'terima kasih, terima kasih banyak, terima kasih banyak banyak, terima kasih daun keladi, terimakasih, tq, tqvm, ty, tq so much, thank you, thanks, baik terima kasih, ok terima kasih, baiklah, jasa baik',
    goodbye:
      'jumpa lagi, jumpa nanti, selamat tinggal, selamat jalan, selamat malam, bye, bye bye, babai, bai, sampai jumpa, sampai jumpa lagi, selamat tidur, semoga berjumpa lagi',
    identity:
      'adakah awak robot, adakah anda robot, awak robot, awak robot ke, anda robot, anda robot ke, ini robot, ini robot ke, ini bot, ini bot ke, ni bot ke, ni robot ke, bot ke ni, robot ke ni, adakah ini bot, adakah ini robot, awak bot ke, awak bot, adakah awak manusia, adakah anda manusia, awak manusia ke, awak manusia, awak orang ke, awak orang betul ke, ni orang ke, ni orang ke bot, ini orang ke bot, orang ke bot, orang ke robot, orang ke bot ni, bot ke orang, robot ke orang, manusia ke robot, manusia ke bot, manusia atau robot, manusia atau bot, awak manusia atau robot, adakah saya bercakap dengan robot, adakah saya bercakap dengan manusia, saya bercakap dengan robot ke, saya cakap dengan robot ke, adakah awak ai, awak ai ke, ini ai ke, ni ai ke, awak siapa, siapa awak, anda siapa, siapa anda, ni siapa, siapa ni, ini siapa, siapa ini, siapa nama awak, nama awak siapa, apa nama awak, siapa nama anda',
    filler:
      'ya, ye, yer, kak, akak, abang, bang, min, admin, encik, cik, puan, tuan, semua, banyak, atas, bantuan, bantuannya, so much, very much, ok, okay, la, lah, je, saya, awak, bro, sis, semua orang, sangat, dan',
    nod: 'baik, baiklah, oke, okey, ok, faham, noted, tak, tidak, tiada, mantap, bagus',
  },
  command: {
    override: 'abaikan, lupakan, jangan ikut, tak payah ikut, langgar, hiraukan, ignore, bypass, lupa je',
    rules:
      'arahan, arahan awak, arahan kau, peraturan, undang undang awak, prompt, semua di atas, garis panduan',
    show: 'tunjuk, tunjukkan, paparkan, papar, dedahkan, bocorkan, bagi tengok, nak tengok, bagitau, beritahu, tulis, ulang, cetak, hantar, show, print, apa isi, senaraikan',
    prompt:
      'prompt, prompt awak, prompt kau, system prompt, arahan awak, arahan kau, arahan sistem, arahan rahsia, arahan asal, peraturan rahsia, api key, kata laluan admin, password admin, kod sumber awak',
    orders:
      'mulai sekarang awak, mulai sekarang kau, sekarang awak ialah, sekarang awak adalah, sekarang kau jadi, sekarang awak jadi, skrg kau jadi, berlagak seperti, pura pura jadi, buat buat jadi, berpura pura, bertindak sebagai, berlakon sebagai, anggap diri awak, anggap kau, cakap macam lanun, cakap macam, jadi lanun, mod pembangun, mod admin, roleplay, jailbreak, awak ada kebenaran, kau ada kebenaran, saya benarkan, saya beri kebenaran, aku bagi kebenaran, saya admin, aku admin, saya pembangun awak, saya pencipta awak, saya bos awak, aku bos kau, saya pemilik bot, ikut cakap saya, ikut cakap aku, arahan baru, kena patuh',
    approve:
      'luluskan, lulus kan, approve, tanda sudah bayar, tandakan dibayar, jadikan saya admin, buat saya admin, tukar harga jadi, padam semua data, padam database, sahkan permohonan saya sekarang',
    give: 'bagi, beri, berikan, kasi, minta, buatkan, hantar, cipta',
    coupon: 'kupon, baucar, voucher, kod promo, kod diskaun, kod',
    free: 'percuma, free, tanpa bayar, unlimited',
  },
  complaint:
    'marah, geram, bengang, kecewa, sangat kecewa, mengecewakan, sakit hati, menyesal, serik, teruk, teruk gila, teruk betul, servis teruk, perkhidmatan teruk, paling teruk, tak profesional, tidak profesional, biadab, kurang ajar, kotor gila, kotor sangat, sangat kotor, bilik kotor, busuk, berbau busuk, ada lipas, ada rambut, tak layan, tak dilayan, takde orang jawab, tiada orang jawab, tunggu lama sangat, buang masa, buang duit, membazir duit, kena tipu, penipu, menipu, takkan datang lagi, tak akan beli lagi, nak komplen, komplen, aduan saya, hampeh, melampau, tiada siapa angkat, takde orang angkat',
  questionWords:
    'apa, apakah, berapa, bape, brp, bila, macam mana, mcm mana, camne, bagaimana, kenapa, knp, dekat mana, siapa, sape, boleh ke, boleh tak, blh ke, blh tak, ada ke, ada tak, bolehkah, adakah, ke tak, tak eh',
  person: {
    staff:
      'manusia, manusia sebenar, manusia betul, orang sebenar, orang betul, orang betul betul, orangnya, ejen, ejen manusia, ejen sebenar, agen, operator, pegawai, pegawai bertugas, pegawai khidmat pelanggan, khidmat pelanggan, perkhidmatan pelanggan, customer service, cs, staf, staff, staf sebenar, kakitangan, petugas, pekerja, wakil, wakil syarikat, wakil jualan, wakil khidmat pelanggan, pengurus, penyelia, supervisor, manager, boss, bos, tauke, towkay, owner, tuan punya, pemilik, penjual, seller, admin, pihak jualan, pihak anda, pihak pengurusan, pihak syarikat, bahagian jualan, pasukan anda, pasukan sokongan, team you, jurujual, juruteknik, pakar, live chat, pusat panggilan, pegawai khidmat, pegawai sebenar, staf kedai, orang kedai, pihak kedai, orang atasan, pegawai atasan, bahagian khidmat pelanggan, bahagian aduan, khidmat manusia, bantuan manusia, agent sebenar, admin sebenar, customer svc, penjaga kaunter, ketua, hotline, team sales, team support, orang hidup',
    someone:
      'orang, seseorang, sesiapa, siapa siapa, org, sapa, sapa2, mana mana orang, siapa yang boleh, sesiapa yang, ada orang, ada sesiapa',
    talk: 'cakap, cakap dengan, ckp, bercakap, bersembang, sembang, berbual, bual, borak, chat, bincang, berbincang, tanya direct, tanya, bertanya, sambung, sambungkan, disambungkan, sambungkan saya, hubungkan, dihubungkan, berhubung, berhubung dengan, menghubungi, connect, pindah, pindahkan, dipindahkan, tukar, tukar ke, tukarkan, alih, alihkan, pass, passkan, transfer, serah, serahkan, panggil, panggilkan, jumpa, berjumpa, adu, mengadu, deal, deal dengan, berurusan, reply, balas, jawab, jawapan, layan, uruskan, escalate, ckp ngan, ckp dgn, complain, buat aduan, aduan, berjumpa dengan, bercakap terus, ditemui, temui, salurkan, rujuk, majukan, oper, cakap terus, sampaikan kepada, hantar saya, hantar saya kepada, bawa saya, bawa saya kepada',
    reach:
      'hubungi saya, hubungi saya semula, hubungi semula, hubungi kami, telefon saya, telefon balik, call saya, call balik, call back, call me, call i, contact saya, contact i, pm saya, whatsapp saya, wasap saya, mesej saya, menghubungi saya, minta call, minta telefon, tolong call, tolong telefon, tolong hubungi, dihubungi, dihubungi semula, saya dihubungi, menelefon saya, menelefon, menghubungi saya balik',
    want: 'nak, hendak, mahu, mau, ingin, teringin, minta, mintak, mohon, tolong, tlg, sila, perlu, perlukan, boleh, bole, blh, bolehkah, boleh ke, boleh tak, dapatkan, dapat, bagi, bagi saya, beri, berikan, suruh, carikan, harap, please, pls, plz, bantu, bantuan, help, segera, sekarang, cepat, macam mana nak, bagaimana saya boleh, kena, biar, lebih suka, want, need, nk',
    there:
      'ada, ada ke, ada tak, adakah, mana, kat mana, online, takde ke, xde ke, ada orang, ada sesiapa, ada org',
    bot: 'bot, robot, mesin, chatbot, ai, automatik, sistem, komputer',
    not: 'jangan, bukan, tak nak, xnak, taknak, tidak mahu, tak mahu, tak guna, bodoh, bosan, penat, malas, menyampah, tak faham, x faham, stop',
    refuse:
      'tak nak, taknak, xnak, x nak, tak mau, tak mahu, tidak mahu, tidak ingin, tak payah, tak perlu, tidak perlu, x perlu, xpayah, x payah, jangan call, jangan hubungi, jangan sambungkan, malas nak, tanpa perlu, tak perlukan',
    about:
      'berapa, pukul, bila, kenapa, mengapa, harga, caj, kos, gaji, komisen, diskaun, kerja kosong, jawatan, kerja, buka, tutup, cuti, ahad, sabtu, semalam, kelmarin, tadi, dah cakap, dah bercakap, sampai, cakap sampai, kata, nombor, no telefon, emel, email, alamat, pejabat, terdekat, nama, siapa pengurus, jadi ejen, jadi agen, atau manusia, atau bot, rambut, asasi, kren, line, seorang, dua orang, ramai, orang tua, orang lain, orang asing, orang ramai, orang dewasa, resit, parcel, barang, pulangkan, vakum, jaminan, bluetooth, wifi, fon, untuk call, melalui telefon, tempah, aircond, pasang, baik, inggeris, bahasa, sesuai, cukup, penerima, stok, warna, penghantar, hadiahkan, buatan, fee, cawangan, bot ke manusia, robot ke manusia, mesin ke manusia, manusia ke bot, manusia ke robot, bot ke orang, orang ke bot, orang ke mesin, ini bot, bot ke apa, telefon mana, baju, saiz, beli, kampung, anak, wayar, mainan, selamat untuk, rosak, produk, mohon kerja, dah hubungi, dah call, telah, menang, hadiah, scam, sebelum hantar, akses, kebenaran, akaun, luluskan, kelulusan',
    small:
      'saya, sy, aku, i, kami, kita, awak, anda, you, u, korang, dia, ni, ini, tu, itu, la, lah, je, jer, ja, lor, leh, kan, ya, ye, tak, x, ke, dengan, dgn, ngan, dgn u, kepada, dari, daripada, di, kat, kat sini, kat situ, situ, sini, pada, untuk, yang, yg, dan, atau, tapi, juga, lagi, terus, direct, betul, sebenar, secara, langsung, secara langsung, je la, hai, hi, hello, helo, salam, assalamualaikum, maaf, encik, cik, puan, tuan, bang, kak, abang, bro, sis, terima kasih, tq, masalah, masalah ini, pasal, pasal ni, tentang, mengenai, seseorang yang, dah, a, to, the, lebih, sahaja, saja, semula, balik, pihak, bahagian, syarikat, salah seorang, betul betul, eh, oi, weh, wei, di nombor ini, nombor saya, di nombor saya',
  },
  offer: {
    yes: 'boleh, bole, mahu, nak, nak nak, sila',
    fine: '',
    thanks: 'tq',
    beside: 'lah, la, cik, encik',
  },
  contact: {
    ...indonesian.contact,
    agree: 'boleh',
    refuse: 'tak, tak payah, tak perlu, tak nak',
    callBack: '\\b(?:telefon|hubungi) (?:saya|kami)\\b|\\btelefon semula\\b',
    company: { forms: ['{proper} (?:Sdn\\.? ?Bhd|Berhad|Bhd)'] },
    call: 'telefon',
    number: 'nombor',
    asks: '',
    otherNumber: '\\b(?:invois|tempahan|akaun|kod|siri)\\b',
  },
  intent: {
    purchase:
      '(?:nak|mahu|ingin|hendak|berminat|boleh|cara|macam mana|bagaimana|sedia)(?: saya| kami| untuk| nak| cara)* (?:beli|membeli|pesan|memesan|tempah|menempah|order|langgan|daftar|bayar)|saya (?:ambil|tempah|order)|hantar(?:kan)? (?:invois|kontrak|pautan bayaran)|(?:nak|saya) (?:nak )?(?:ambil|beli|tempah|order)|nak \\d+|macam mana nak bayar|jadi ambil',
    pricing:
      'sewa(?:nya)?|kadar sewa|harga(?:nya)?|berapa (?:harga|kos|ringgit|rm|bayaran|caj|satu|sebuah)|kos(?:nya)?|sebut ?harga|diskaun|murah|bajet|kadar|brp|berapa (?:ya|ni|tu|bang|kak|sehelai|seunit|sekilo|semua|satu)|(?:hantar|pos) (?:ke )?[a-z ]{2,20} berapa|kos (?:pos|hantar)',
    availability:
      'stok|masih ada|ada (?:jual|stok)|(?:anda |kedai )?(?:ada )?jual (?:tak|ke)|tersedia|bilik kosong|boleh (?:hantar|pos) ke|ready stock|bila sampai|ada lagi|ada kosong|kosong lagi|masih (?:jual|available)|available|boleh (?:sampai|hantar)',
    quantity:
      '\\d[\\d,]* ?(?:unit|buah|keping|kotak|helai|orang|pax|bilik|botol|kg|set|biji|pasang|tiket|kerusi|lesen|dozen|tan|paket)|borong|pukal|kuantiti (?:besar|banyak)|jumlah besar|minimum (?:order|pesanan)|ratusan',
    urgency:
      'segera|secepat mungkin|urgent|cepat|mendesak|hari ini juga|(?:perlu|nak|mesti) (?:esok|hari ini|minggu ini)|sebelum (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|hujung)|minggu ini|paling lewat',
    not: 'tak (?:urgent|segera|perlu cepat)|tidak (?:segera|mendesak)|tak (?:nak|jadi) (?:beli|order)',
    trouble:
      'refund|(?:bayaran|wang) (?:saya )?balik|pulangkan wang|batal(?:kan)?|membatalkan|cancel|aduan|adu|komplen|rosak|pecah|salah hantar|(?:belum|tak|tidak) sampai|pemulangan|resit|kerja kosong|jawatan kosong|mohon kerja|(?:nak |mahu )?(?:kerja|praktikal)',
  },
  asked: {
    price:
      'harga(?:nya)?|kos|caj|yuran|(?<!(?:cara|kaedah|pilihan|jenis) )bayaran(?! (?:balik|guna|secara|melalui|dengan|di|ke))|tambang|sewa|berapa (?:ringgit|sen|duit|rm|nak bayar)|berapa (?:untuk|satu)|kadar|upah|fi',
    quantity:
      'berapa(?: banyak| ramai| orang| buah| biji| keping| besar| jauh| tinggi)?|bilangan|jumlah|maksimum|minimum',
    duration:
      'berapa (?:lama|hari|minggu|bulan|tahun|minit|malam)|(?:ambil|makan|memakan) masa|tempoh|(?<!pukul )berapa jam|cepat mana|lama mana|berapa pantas',
    time: 'pukul berapa|jam berapa|waktu (?:operasi|perniagaan|buka|tutup|melawat|daftar)|masa operasi|bila (?:buka|tutup|kedai|restoran|klinik)|(?:buka|tutup) (?:pukul|jam|sampai|sehingga|pada|hari)|sampai pukul|waktu apa',
    date: 'bila(?:kah)?|hari (?:apa|bila)|tarikh|sejak bila|bulan (?:apa|berapa)|haribulan',
    year: 'tahun (?:berapa|bila|apakah|apa|mana)|abad',
    place:
      '(?:di|ke|dari) ?mana(?:kah)?|alamat|lokasi|terletak|tempat (?:mana|apa)|kat mana|dekat mana|tingkat berapa|negara (?:mana|apa)|bandar (?:mana|apa)',
    phone:
      'telefon|nombor (?:hp|fon|untuk dihubungi|whatsapp)|no\\.? (?:tel|hp|fon|phone)|whatsapp|hubungi|talian|faks',
    email: 'e-?mel|e-?mail',
    link: 'laman(?: web| sesawang)?|pautan|url|link|website|web|dalam talian|online',
  },
  things: {
    number: 'se|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|setengah|beberapa',
    span: '(?:saat|minit|jam|hari(?: bekerja)?|minggu|bulan|tahun|malam)',
    spans:
      'sehari|seminggu|sebulan|setahun|sejam|hari yang sama|serta-merta|keesokan|esoknya|setengah jam|segera',
    clock:
      '(?:pukul|jam) N|\\d{1,2}(?:[:.]\\d{2})? ?(?:pagi|petang|malam|tengah ?hari|pm|am)|24 jam|tengah hari|tengah malam',
    money: 'ringgit|sen|dolar',
    free: 'percuma|tanpa (?:caj|bayaran|kos)|tidak dikenakan',
    month: 'januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember',
    date: 'isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|\\d{1,2} ?hb|abad ke-?\\d+',
    place:
      'jalan|jln|lorong|taman|kampung|lebuh|tingkat|bangunan|terletak|bersebelahan|berhadapan|berdekatan|dekat|menara|poskod|simpang|seksyen|stesen',
    atMost: [
      'sehingga|hingga|sampai|maks(?:imum)?\\.?|paling banyak|kurang (?:dari|daripada)|(?:di )?bawah|tidak melebihi',
      '(?:dan )?ke bawah|atau kurang',
    ],
    atLeast: [
      'lebih (?:dari|daripada)|melebihi|atas|minimum|min\\.?|sekurang-kurangnya|bermula|dari|mulai',
      '(?:dan )?ke atas|atau lebih',
    ],
    until: 'hingga|sehingga|sampai|ke',
  },
  reply: {
    refusal:
      '(?:tidak|belum|tak) (?:dapat |berjaya |boleh )?(?:menemui|menjumpai|jumpa|ditemui|mempunyai maklumat|ada maklumat|pasti|tahu|mengetahui|menjawab|dinyatakan|disebut)|maklumat(?:nya)? (?:tersebut |itu |ini )?(?:tidak|tiada)|tiada maklumat|di luar (?:pengetahuan|skop)',
    secret:
      '(?:nombor|butiran|gambar) kad(?! (?:pengenalan|ahli|keahlian|pelajar|perniagaan))|cvv|cvc|otp|tac|kod (?:pengesahan|keselamatan)|kata ?laluan|password|pin|(?:angka|digit|nombor|kod)(?: \\w+){0,3} di (?:bahagian )?belakang kad(?! (?:pengenalan|ahli|keahlian|pelajar))',
    give: 'hantar(?:kan|lah)?|berikan|beri(?:tahu)?|kongsi(?:kan)?|nyatakan|tulis(?:kan)?|balas dengan|maklumkan|(?:masukkan|isi|taip(?:kan)?)[^.]{0,60}(?:di sini|sembang|chat)|kami perlukan|sebutkan',
    keep: '(?:jangan|tidak (?:boleh|akan|perlu|pernah)|tanpa|elakkan)(?: sesekali| pernah| sekali-kali)?(?: \\w+){0,2}? (?:hantar|menghantar|berikan|memberi(?:kan)?|beri|kongsi(?:kan)?|berkongsi|dedahkan|mendedahkan|nyatakan|taip|tulis|meminta)',
    ask: 'minta(?:lah)?|tanya(?:kan|lah)?',
    never: 'jangan|tidak|tak|bukan|tanpa|elakkan|dilarang',
    lack: 'lupa|hilang|(?:tidak|belum|tak) (?:\\w+ )?(?:terima|menerima|dapat|sampai|diterima)|tamat tempoh|salah',
    sent: '(?:kami|sistem|aplikasi|bank)(?: akan| telah| sudah)* (?:hantar(?:kan)?|berikan|kongsi(?:kan)?|maklumkan|beritahu)',
    percent: 'persen|peratus',
    promise: '(?:\\w+ )?kali ganda|separuh harga|dijamin|seumur hidup|tanpa had|pasti untung',
    deed: '(?:saya|kami|kita|admin|pasukan kami)(?: \\w+)? (?:sudah|telah|dah|baru sahaja|baru|berjaya) \\w+|(?:sudah|telah|dah|berjaya|baru sahaja) (?:saya|kami|kita|admin) \\w+|(?<!(?:yang|jika|kalau|apabila|selepas|setelah|ketika|semasa|sebaik|sebelum|sekiranya)\\b[^.;:!?]{0,40})(?:sudah|telah|dah|berjaya|baru sahaja) (?:berjaya |kami |saya )?di\\w+|(?:saya|kami) (?:sedang|tengah) mem?\\w+',
    vow: '(?:saya|kami|kita|pasukan|admin|petugas|kakitangan|doktor|pengurus|jurulatih)(?: \\w+){0,2} (?:akan|segera|pasti) \\w+|(?:akan|segera) (?:saya|kami|kita) \\w+|(?:anda|awak|pesanan|bungkusan)(?: \\w+){0,3} (?:akan|pasti) \\w+|biar (?:saya|kami) \\w+|pasti(?: \\w+)? (?:sampai|tiba|siap|dikembalikan|datang)|dijamin',
    not: 'tidak|tak|bukan(?! ahli)|belum|jangan|tanpa|tiada|(?:di)?tutup(?! (?:pada )?(?:pukul|jam|pk|\\d))|cuti|dilarang|mustahil|kecuali|maaf|malangnya|selain|non-?\\w+',
    only: 'hanya(?:lah)?|sahaja|cuma|khas|kecuali|selain|terhad|asalkan|minimum|maksimum|sekurang-kurangnya|selewat-lewatnya|sebelum|selepas|mesti|wajib|perlu|sehingga|hingga|mulai|sekali',
    all: 'semua(?:nya)?|seluruh|(?:setiap|tiap)(?! \\d)|segala|sentiasa|selalu|bila-bila masa|di mana-mana|sesiapa|apa-apa|sepenuhnya|tanpa had|kedua-dua(?:nya)?|masing-masing',
    contrast: ' (?:tetapi|tapi|namun) ',
    when: 'jika|kalau|apabila|sekiranya|asalkan|ketika|semasa|selepas|bagi|untuk (?:pesanan|ahli|pelajar|bukan)|dengan (?:syarat|kad|surat|notis)|kecuali|tertakluk|melainkan',
    polite:
      'maaf|mohon maaf|malangnya|sila|tolong|tentu(?: sahaja)?|baik(?:lah)?|ya|betul|tidak boleh|hai|terima kasih|anda|kami|boleh|dapat|kira-kira|lebih|kurang|pagi|tengah hari|petang|malam|pukul|jam|dengan|melalui|kepada|tersebut|itu|ini|ialah|adalah|iaitu|juga|lagi|masih|selama|sebanyak|berharga|harganya|namun|tetapi|tapi|kerana|supaya|jadi|datang|ada|untuk|dari|pada|dalam|oleh|ia|nya|orang|secara|sudah|telah|akan|perlu|bagi|tersedia|beroperasi|menjadi|panggilan',
    sole: 'hanya(?:lah)?|sahaja|cuma|khas|kecuali|selain|terhad',
    without: 'tanpa',
    regret: 'maaf|malangnya',
    street: '(?:Jalan|Jln\\.?|Lorong|Lebuh|Persiaran|Lebuhraya) (\\p{Lu}[\\p{L}’-]+)',
    numerals:
      '1 satu, 2 dua, 3 tiga, 4 empat, 5 lima, 6 enam, 7 tujuh, 8 lapan, 9 sembilan, 10 sepuluh, 11 sebelas, 12 dua belas, 15 lima belas, 20 dua puluh, 30 tiga puluh, 100 seratus, 13 tiga belas, 14 empat belas, 16 enam belas, 17 tujuh belas, 18 lapan belas, 19 sembilan belas, 10 puluh, 100 ratus, 1000 ribu, 1000 seribu, 1000000 juta, 1000000 sejuta',
    ordinal: 'ke-?',
    units: {
      minute: 'minit',
      hour: 'jam, sejam',
      day: 'hari, sehari, harian',
      week: 'minggu, seminggu, mingguan',
      month: 'bulan, sebulan, bulanan',
      year: 'tahun, thn, setahun, tahunan',
      dollar: 'dolar',
      gram: 'gram',
      kilogram: 'kilo, kilogram',
      kilometre: 'kilometer',
    },
  },
  names: {
    pattern:
      'malay|melayu|bahasa malaysia|マレー語|马来[语文]|馬來[語文]|말레이어|(?:ภาษา)?(?:มลายู|มาเลย์|มาเลเซีย)|tiếng mã lai|الملايوية|मलय|மலாய்|মালয়|మలయ్|ملائی|مالے|මැලේ|મલય',
    words:
      'malay, melayu, bm, bahasa melayu, bahasa malaysia, マレー語, 马来语, 馬來語, 马来文, 馬來文, 말레이어, ภาษามลายู, ภาษามาเลย์, tiếng mã lai, الملايوية, بالملايوية, मलय, மலாய்*, মালয়*, మలయ్*, ملائی, مالے, මැලේ*, મલય',
  },
  replyIn: {
    requests: indonesian.replyIn.requests,
    speak: 'bercakap, cakap, terangkan, guna, tukar',
    ask: 'sila, boleh, bolehkah, la, lah',
    beside: 'la, nak',
  },
  followUp: indonesian.followUp,
  stopWords:
    'ya, ok, apa, apakah, siapa, siapakah, bila, bilakah, di, mana, manakah, mengapa, kenapa, bagaimana, bagaimanakah, berapa, berapakah, yang, dan, atau, ke, dari, daripada, untuk, pada, dengan, adalah, ialah, ini, itu, saya, anda, dalam, oleh, boleh, dapat, ada, nak, nk, tak, kat, ni, tu, la, lah, je, sahaja, dah, sudah, macam, mcm, camne, camana, pun, kalau, klu, yg, utk, dgn, sy, kami, awak, juga, lagi, ye, brp, bape, sampai, sebab, kan, pakai',
  fillers:
    'bg, bagi, x, tidak, jer, kt, korang, i, kita, jugak, eh, kalo, kalu, ape, pasal, tentang, takkan, taknak, walaupun, amik, ambik, ambil, buat, buatkan, kena, lebih, sempat, tadi, so, skrg, sekarang, banyak, sangat, sgt, dlm, dia, mereka, kamu, masih, jadi, jd, pastu, lepas tu, tapi, macamana, mcmana, tu la, ada je, jap, semua',
  ownWords:
    'tentang, buatkan, bil, kul, bawa, tukar, kerusi, telefon, pelajar, dibenarkan, mengandung, lapangan, tergendala, stesen, pengangkutan, tetamu, elektrik, minit, kanak, hantar, penghantar, warganegara, kelewatan, kelmarin, wayarles, semak, maklum, bertanya, pinjam, perisian, lampiran, kakitangan, cermin, jadual, sekiranya, sewaan, kemas, akaun, saiz, kad, cukai, pejabat, tempahan, tempah, temujanji, yuran, bayaran, percuma, resit, borang, ringgit, bilik, ahad, isnin, khamis, jumaat, ogos, bimbit, wang, kedai, farmasi, doktor, jururawat, ubat, kecemasan, penghantaran, pulangkan, insurans, pasport, syarikat, khidmat, perkhidmatan, universiti, cikgu, darjah, peperiksaan, motosikal, basikal, teksi, tambang, xnak, taknak, takde, xde, takda, xboleh, bila, bilakah, petang, esok, hujung, talian, prabayar, pascabayar, cuti, katil, tuala, kasut, seluar, emel, sesawang, laluan, rosak, ansuran, cawangan, kaunter, waranti, sijil, lesen, pengenalan, mykad, awak, korang, encik, cik, puan, mahu, hendak, hantarkan, bas, kebenaran, kelulusan, sila, lambatnya, nombor, pukul, renew, caj, tarikh, faedah, pinjaman, simpanan, kemudahan, tingkap, vila, rawatan, bersalin, bagi, bawak, ambik, tolak, ori, kena, dapatkan',
  courtesies:
    'hai, helo, assalamualaikum, salam, maaf, tolong, minta tolong, nak tanya, saya nak tanya, nak tahu, saya nak tahu, saya ingin tahu, saya ingin bertanya, boleh saya tahu, boleh tahu, boleh beritahu, sila beritahu, terima kasih, tq, selamat pagi, selamat petang, ya, ye',
  endings: 'ke',
  placeNames:
    'kota kinabalu, kota bharu, kuala lumpur, johor bahru, shah alam, alor setar, kuala terengganu, batu pahat',
  validity: {
    until: ['hingga|sehingga|sampai|berakhir|tamat', ''],
    from: ['mulai|bermula|berkuat kuasa|sejak|dari|daripada', ''],
    valid: 'sah|berkuat kuasa|promosi|tawaran|harga ini|kadar ini',
  },
  ended: 'tamat, berakhir, tidak lagi sah, tidak sah lagi, luput, (lama, versi lama',
  smallWords:
    'yang, dan, di, ke, dari, daripada, untuk, dengan, tidak, boleh, anda, kami, kita, ini, itu, ialah, adalah, akan, sudah, belum, atau, juga, pada, dalam, oleh, dapat, jika, kerana, saya, adakah, bagaimana, berapakah, bila, sila, perlu, hari, pukul, buka, tersebut, sehingga, supaya, setiap, kepada',
  stem,
  weekdays: { every: '(?:setiap|tiap) hari', short: '', to: 'hingga|sampai' },
  faq: { question: 'Soalan', answer: 'Jawapan|J' },
  multipliers: '1000 ribu, 1000000 juta',
  abbreviations: 'Sdn|Bhd',
  probe: {
    passage: 'Bungkusan dihantar dalam masa tiga hari bekerja.',
    question: 'Bilakah bungkusan saya dihantar?',
  },
  everyday: `Saya tidak lena tidur malam tadi.
Apa awak buat malam ini?
Adik perempuan saya lebih tinggi daripada saya.
Hujan turun sejak pagi lagi.
Boleh pinjamkan saya payung awak?
Saya tertinggal kunci di rumah lagi.
Dia ketawa sampai keluar air mata.
Kenapa awak selalu lambat?
Sup ini terlalu panas untuk diminum.
Jom kita berjalan-jalan selepas makan malam.
Saya tidak pernah nampak anjing sebesar itu.
Dia suka menyanyi dalam kereta.
Jangan kejutkan bayi itu.
Di mana awak beli kasut itu?
Datuk saya bercerita jenaka yang sama setiap hari.
Saya rasa saya akan demam selesema.
Kami menonton wayang bersama-sama semalam.
Siapa yang makan potongan kek terakhir?
Dia takut akan labah-labah.
Kanak-kanak sedang bermain di halaman.
Alangkah baiknya kalau saya pandai bermain piano.
Awak nampak letih hari ini.
Berapa umur abang awak?
Dia menutup tingkap kerana sejuk.
Saya rindu kawan-kawan saya.
Tolong padamkan lampu.
Mereka sudah sepuluh tahun berkahwin.
Tiada siapa tahu dia pergi ke mana.
Saya lebih suka duduk di rumah.
Tom kata dia akan datang esok.
Cantiknya matahari terbenam!
Telefon saya jatuh ke dalam air.
Kereta api itu penuh dengan orang.
Awak percaya pada hantu?
Saya sedang belajar memasak.
Dia memberi saya sebuah buku sempena hari lahir saya.
Dia bercakap terlalu laju bagi saya.
Susu kami habis pagi tadi.
Memang mudah untuk buat silap.
Saya tidak tahu hendak kata apa.`,
} satisfies Words;
