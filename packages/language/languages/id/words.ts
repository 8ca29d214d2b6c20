import type { Words } from '../../define-language.ts';
import { stem } from './stem.ts';

export default {
  smallTalk: {
    greeting:
      'halo, hallo, hai, hei, helo, hello, hi, pagi, siang, sore, malam, met pagi, met siang, met malam, selamat pagi, selamat siang, selamat sore, selamat malam, selamat datang, apa kabar, apa kabarnya, assalamualaikum, assalamualaikum wr wb, assalamu alaikum, asalamualaikum, samlekum, salam, salam kenal, permisi, punten, misi, horas, om swastiastu, sugeng enjing, sampurasun',
    thanks:
      'terima kasih, terima kasih banyak, terimakasih, terima kasih atas bantuannya, makasih, makasi, makasii, mksh, maksih, makaci, trims, trimakasih, trima kasih, tengkyu, thanks, thx, thank you, suwun, matur nuwun, hatur nuhun, nuhun, baik terima kasih, ok terima kasih, baiklah, siap, sip, oke sip, mantap',
    goodbye:
      'sampai jumpa, sampai jumpa lagi, sampai ketemu, sampai ketemu lagi, selamat tinggal, dadah, dah, da da, daah, sampai nanti, sampai besok, jumpa lagi, selamat jalan, babai, bye, bye bye, bai, selamat tidur, selamat istirahat, met istirahat, met tidur, met bobo, sampai bertemu lagi',
    identity:
      'apakah kamu robot, apakah anda robot, kamu robot, anda robot, kamu robot ya, ini robot, ini robot ya, ini bot, ini bot ya, apakah ini bot, apakah ini robot, apakah kamu bot, apakah anda bot, kamu bot, kamu bot ya, anda bot, apakah kamu manusia, apakah anda manusia, kamu manusia, anda manusia, ini manusia, ini orang, ini orang asli, ini orang beneran, kamu orang asli, apakah ini manusia, apakah anda ai, apakah kamu ai, kamu ai, ini ai, ini ai ya, apakah ini ai, manusia atau robot, manusia atau bot, robot atau manusia, bot atau manusia, kamu manusia atau robot, anda manusia atau robot, ini manusia atau robot, ini manusia atau bot, ini orang atau bot, ini orang atau robot, orang atau bot, ini robot atau orang, ini bot atau orang, apakah saya berbicara dengan robot, apakah saya berbicara dengan manusia, apakah saya bicara dengan robot, apakah saya bicara dengan manusia, saya bicara dengan robot, ini dengan siapa, dengan siapa ini, kamu siapa, siapa kamu, anda siapa, siapa anda, ini siapa, siapa ini, siapa nama kamu, nama kamu siapa, siapa nama anda, siapa namamu, namamu siapa, ini balasan otomatis, ini mesin',
    filler:
      'ya, yah, yaa, kak, kaka, kakak, min, mimin, admin, gan, sis, sist, bro, bos, om, tante, bang, pak, bu, mas, mbak, mba, dong, banyak, semua, semuanya, atas, bantuannya, bantuan, infonya, informasinya, wr wb, ok, oke, okay, baik, deh, sekali, sudah, udah, cs, dan, lagi, aja',
    nod: 'baik, baiklah, oke, okey, sip, siap, paham, noted, tidak, nggak, gak, mantap, bagus, itu saja, wkwk, wkwkwk',
  },
  command: {
    override:
      'abaikan, abaikn, lupakan, lupain, langgar, jangan ikuti, ga usah ikuti, gak usah ikuti, bypass, ignore, cuekin',
    rules:
      'instruksi, instruksimu, intruksi, perintah, perintah sebelumnya, aturan, aturanmu, peraturan, prompt, batasan, batasanmu, semua di atas, pedoman',
    show: 'tampilkan, tampilin, tunjukkan, tunjukin, kasih liat, kasih lihat, kasi liat, liatin, bocorin, bocorkan, sebutkan, sebutin, tulis, ketik, kirim, spill, apa isi, isi, keluarin, bacakan, ulangi, print, show, minta, mau liat, kasih tau, kasi tau',
    prompt:
      'prompt, promptmu, prompt kamu, prompt lu, system prompt, sistem prompt, prompt sistem, instruksi kamu, instruksimu, instruksi rahasia, instruksi sistem, instruksi awal, aturan rahasia, api key, kata sandi admin, password admin, kode sumber kamu',
    orders:
      'mulai sekarang kamu adalah, mulai sekarang kamu jadi, sekarang kamu adalah, sekarang kamu jadi, skrg kamu jadi, skrg lu jadi, sekarang lu jadi, pura pura jadi, pura puralah, pura pura kamu, berpura pura, berperan sebagai, berperanlah, bertindak sebagai, bertindaklah, anggap kamu, anggap dirimu, bicara seperti, ngomong kayak, ngomong ala, jadi bajak laut, mode developer, mode admin, mode bebas, roleplay, jailbreak, kamu bebas sekarang, kamu punya izin, kamu sudah diizinkan, kamu udah diizinin, aku izinin, saya izinkan, saya beri izin, udah ada izin, u have permission, saya admin, aku admin, saya developer kamu, aku developermu, saya yang bikin kamu, saya bos kamu, aku bosmu, saya pemilik bot, turuti saya, harus nurut, instruksi baru, perintah baru',
    approve:
      'setujui, setujuin, acc in, acc dong, approve, aprove, approve in, loloskan, lolosin, tandai lunas, tandai sudah dibayar, jadikan saya admin, jadiin aku admin, ubah harga jadi, ubah harganya jadi, hapus semua data, hapus database',
    give: 'kasih, kasi, kasihin, beri, berikan, minta, bikinin, buatin, buatkan, kirim, kirimin, gue minta',
    coupon: 'kupon, voucher, vocer, kode promo, kode diskon, kode',
    free: 'gratis, gratisan, cuma cuma, free, unlimited',
  },
  complaint:
    'ga ada yang dateng, gak ada yang datang, tidak ada yang datang, nggak ada yang dateng, ga ada yang datang, marah, kesal, kesel, kecewa, sangat kecewa, mengecewakan, jengkel, emosi, muak, kapok, parah banget, pelayanan buruk, pelayanannya buruk, pelayanan jelek, jelek banget, ga profesional, gak profesional, tidak profesional, terburuk, paling buruk, ga becus, gak becus, jorok, kotor banget, kotor sekali, sangat kotor, kamarnya kotor, bau banget, ada kecoa, ada rambut, kasar, jutek, judes, tidak sopan, ga sopan, gak sopan, ga dibales, gak dibales, tidak dibalas, dicuekin, nunggu lama banget, buang waktu, buang uang, nyesel, menyesal, ketipu, penipu, bohong, php doang, ga akan lagi, gak akan lagi, komplain, mau komplain, keluhan saya, lelet banget, tidak ada yang angkat, ga ada yang angkat, nggak ada yang angkat',
  questionWords:
    'apa, apakah, berapa, brp, kapan, kpn, gimana, gmn, bagaimana, kenapa, knp, dimana, dmn, siapa, bisa ga, bisa gak, bs ga, bs gak, bisakah, boleh ga, boleh gak, ada ga, ada gak, apa ada, ga ya, gak ya, nggak ya, ya ga, bolehkah, adakah',
  person: {
    staff:
      'manusia, manusia asli, manusia beneran, manusia sungguhan, orang asli, orang beneran, orang benar, orang nyata, orang sungguhan, orang langsung, orangnya, orangnya langsung, cs, csnya, cs manusia, customer service, customer servis, layanan pelanggan, layanan konsumen, petugas, petugasnya, petugas layanan pelanggan, operator, operatornya, admin, adminnya, admin asli, mimin, agen, agennya, agen manusia, staf, stafnya, staff, pegawai, karyawan, karyawannya, manajer, manajernya, manager, managernya, supervisor, spv, atasan, atasannya, pimpinan, bos, bosnya, boss, pemilik, owner, ownernya, penjual, penjualnya, seller, sellernya, tim sales, sales, salesnya, marketing, tim terkait, tim anda, tim kalian, tim support, tim kamu, perwakilan, perwakilan perusahaan, penanggung jawab, teknisi, ahlinya, konsultan, call center, mbak adminnya, kakak admin, live chat, ke cs, ke admin, ke agen, ke petugas, ke operator, ke staf, ke atasan, ke manajer, ke customer service, k admin, k cs, ke manusia, ke orang, ke orangnya, manusianya, orang hidup, orang aslinya, cs asli, cs beneran, petugas asli, admin manusia, admin beneran, admin toko, pihak toko, pihak terkait, tim cs, bagian cs, bagian layanan pelanggan, bagian komplain, tim dukungan, tim bantuan, yang berwenang, orang dalam, mbak cs, mas cs, bapak manajer, kepala toko, bagian terkait, orang toko, yg punya toko, pengelola, layanan manusia, bantuan manusia, tim manusia, telepon cs, telpon cs, telepon admin, telpon admin',
    someone:
      'orang, seseorang, siapa saja, siapa aja, org, ada yang, yg, ada orang, oknum, yang jaga, yg jaga, yang bisa diajak, yg bisa diajak, ada yg, ada yg bisa, ada yang bisa, ada org',
    talk: 'bicara, berbicara, bicara dengan, bicara sama, ngomong, ngomong sama, ngobrol, ngobrol sama, ngechat, bincang, berbincang, chat, chatting, chatan, diskusi, berdiskusi, komunikasi, berkomunikasi, konsultasi, tanya langsung, nanya, tanya, bertanya, sambungkan, disambungkan, sambungin, disambungin, sambung, hubungkan, dihubungkan, hubungin, connect, konek, koneksikan, alihkan, dialihkan, dialihin, alihin, oper, dioper, operin, transfer ke, pindahkan, dipindahkan, pindahin, teruskan, diteruskan, terusin, eskalasi, panggil, panggilkan, dipanggilkan, panggilin, temui, ketemu, bertemu, diajak bicara, diajak ngobrol, komplain ke, lapor ke, mengadu ke, kontak, hubungi, menghubungi, dilayani, ditangani, layani, balas, dibalas, jawab, dijawab, menjawab, balesin, bales, ditanggapi, tanggapi, ke cs, ke admin, ke agen, ke petugas, ke operator, ke staf, ke atasan, ke manajer, ke customer service, k admin, k cs, sambungkn, smbungkan, sambungkn k, hubungkn, bcara, ngmg, ngomng, ke manusia, ke orang, ke orangnya, keluar, keluarin, komplain, mengeluh, lapor, melapor, mengadu, ketemu langsung, teruskan pesan saya, rujuk, alihin ke, oper ke, pindahkan ke, sampaikan ke, laporkan ke, ngadu, nanya langsung, bicara langsung, berbicara langsung, tatap muka, curhat, video call, dijelasin, jelasin, ditemani, nyambung ke, ngomong langsung, chat langsung, ngobrol langsung, wa langsung, diladeni, telepon cs, telpon cs, telepon admin, telpon admin',
    reach:
      'hubungi saya, hubungi aku, hubungi gue, hubungi balik, menghubungi saya, dihubungi, telepon saya, telpon saya, telp saya, telpon balik, telepon balik, ditelpon, ditelepon, ditelpon balik, ditelepon balik, telpon aku, telponin, call saya, call me, kontak saya, kabari saya, wa saya, balas chat saya, callback, telepon saya kembali, minta ditelepon, minta ditelpon, minta dihubungi, minta ditelfon, telfon saya, ditelfon, ditelp, tolong telepon, tolong telpon, tolong hubungi, mohon dihubungi, mohon hubungi, menelepon saya, menelpon saya, menelfon saya, nelpon saya, nelponin saya, telponin saya',
    want: 'mau, ingin, pengen, pingin, pgn, kepingin, minta, mohon, tolong, tlg, tolongin, butuh, perlu, bisa, bisakah, dapatkah, dapat, boleh, bolehkah, apakah, kasih, kasihkan, kasi, beri, berikan, carikan, suruh, harap, silakan, please, pls, plis, plisss, dong, donk, aja, saja, biar, bantu, bantuan, bantuannya, dibantu, help, segera, sekarang, cepat, cepetan, dari tadi, harus, lebih baik, mending, gimana caranya, bagaimana caranya, cara, sy mau, maunya',
    there:
      'ada, adakah, ada gak, ada ga, mana, dimana, di mana, mana sih, online, tersedia, standby, aktif, ada orang, ada yang, ada yg, ada org, jaga, yang jaga, yg jaga, di situ, nongol, hidup, ada yg bisa, ada yang bisa',
    bot: 'bot, botnya, robot, robotnya, mesin, chatbot, otomatis, ai, balasan otomatis, jawaban otomatis, sistem, komputer',
    not: 'jangan, bukan, gak mau, ga mau, nggak mau, tidak mau, ogah, males, malas, capek, cape, bosan, muak, gak guna, ga guna, ga jelas, gak jelas, ga ngerti, gak ngerti, tidak paham, ga paham, tolol, bego, bodoh, goblok, stop, gausah, daripada, percuma, tidak ingin, gak pengen, jgn, bkn, muak sama, benci, kesel, kesal, lelah, tidak membantu, gak membantu, ga membantu, gak nyambung, ga nyambung, ga bisa bantu, gak bisa bantu',
    refuse:
      'tidak mau, tidak ingin, gak mau, ga mau, nggak mau, ngga mau, gk mau, ogah, tidak usah, ga usah, gak usah, nggak usah, ngga usah, gausah, tidak perlu, ga perlu, gak perlu, nggak perlu, tak perlu, jangan hubungkan, jangan sambungkan, jangan telepon, jangan hubungi, jangan telpon, males, malas, tanpa harus, gak butuh, tidak butuh, ga butuh',
    about:
      'berapa, brp, jam, kapan, kenapa, mengapa, siapa manajer, siapa nama, apa itu, apa nama, harga, biaya, ongkir, bayar, gaji, komisi, diskon, promo, lowongan, loker, rekrut, hari minggu, minggu, sabtu, buka, tutup, libur, kerja, masuk, kemarin, tadi pagi, sudah bicara, sudah chat, udah chat, udah ngomong, bilang, katanya, nomor, no telp, email, alamat, kantor, lokasi, terdekat, nama, jadi agen, jadi admin, jadi reseller, biaya admin, admin fee, kamu bot, atau manusia, atau orang, atau robot, atau mesin, atau bot, rambut, silver, alat berat, kartu, per orang, dua orang, satu orang, tiga orang, orang tua, orang lain, orang asing, orang dewasa, orang banyak, banyak, kurir, kurirnya, paket, pesanan, retur, resi, struk, pasang, seragam, ramah, baik banget, bahasa inggris, bahasa, inggris, bluetooth, wifi, headset, teleponan, vacuum, penyedot, lewat telepon, pesan lewat, darurat, cocok, cukup, ready, stok, warna, resmi, tangan, dibuat, hak asasi, bank, ke orang lain, ke orang tua, ke orang banyak, telepon mana, seluler, gudang, perjalanan, beli, pakai, verifikasi, rumah, main, mainan, anak, aman, safety, yang udah, ada orang yang beli, ada yang jual, ada yang warna, ada yang ukuran, ukuran, ada yang lebih, lebih murah, produk, rusak, putus, bahan, yang keluar, karyawan yang, lamar, melamar, lamaran, sudah menghubungi, sudah dihubungi, udah dihubungi, telah, menang, penipuan, penipu, daftar jadi, akses, izin, hak akses, akun, persetujuan, setujui, menyetujui',
    small:
      'saya, sy, aku, ak, gue, gw, gua, kami, kita, kamu, anda, kalian, dia, mereka, ini, itu, nih, tuh, sih, ya, yah, yaa, deh, kok, kan, lah, loh, lho, nya, yang, dengan, dgn, dg, sama, ama, pada, kepada, dari, di, untuk, buat, lewat ya, agar, dan, atau, tapi, juga, lagi, langsung, asli, beneran, nyata, aja deh, terus, dulu, gak, ga, nggak, ngga, gk, tidak, tdk, sebentar, kak, kakak, ka, min, gan, sis, bro, bang, mas, mbak, pak, bu, halo, hai, permisi, maaf, selamat, pagi, siang, sore, malam, terima kasih, makasih, terimakasih, masalah, masalah ini, soal ini, tentang, perusahaan, kesini, sini, situ, disini, di sini, disana, bertugas, sedang, secara, lebih, banget, bgt, asap, tau, the, a, tim, bagian, pihak, sebenarnya, keluhan, mengenai, salah satu, salah seorang, jadi, chat saya, saya langsung, woi, oi, eh, hoi, heh, nih kak, di nomor ini, ke nomor ini, nomor saya, di nomor saya, ke nomor saya, maunya',
  },
  offer: {
    yes: 'ya, iya, iyaa, iya boleh, ya boleh, mau, ya mau, tolong, ya tolong, silakan, betul, setuju, gas, lanjut, bisa',
    fine: 'baik, oke',
    thanks: 'terima kasih, makasih, makasi, trims',
    beside: 'kak, min, ya, deh, dong, saja, aja',
  },
  contact: {
    wish: '\\b(?:hubungi|kontak|kontek|telepon|telpon|telefon|telp|call|wasap|wa|whatsapp|whatsappkan|sms|chat|balas|kabari|kabarin|bagi ?tahu|bagi ?tau|beritahu|maklumkan|emelkan|e-?mel|emailkan|e-?mail|kirimi)(?: (?:kembali|semula|balik))? (?:saya|aku|kami|gue)\\b|\\b(?:kirim(?:kan)?|hantar(?:kan)?|beri(?:kan)?|balas(?:kan)?|hubungi|telepon|telefon|telpon|wa (?:ke|di)|e-?mel(?:kan| ke)|e-?mail(?:kan| ke)|sms|kabari|call)\\b[^.?!]{0,50}[✉☎]|\\bdi(?:kirim(?:kan|i)?|hantar) (?:ke|kepada) ✉|\\b(?:sila|tolong|mohon) (?:e-?mail|e-?mel)\\b[^.?!]{0,40}✉|\\bkabari?n? (?:ya|aja|dong|saja)\\b|\\b(?:minta|mohon|tolong|mau|ingin|nak|mahu|tunggu|boleh|bisa|dapat)\\b (?:\\S+ ){0,2}(?:dihubungi|ditelepon|ditelpon|dikabari|dikirim(?:i|kan)?|dihantar|dicapai|dikontak)\\b',
    callBack:
      '\\b(?:telepon|telpon|telfon|hubungi)(?:in)? (?:saya|aku|kami|balik|kembali)\\b|\\bdihubungi (?:kembali|balik|lewat telepon)\\b|\\bditelepon\\b',
    never:
      '\\b(?:jangan|tak payah|tak usah|tidak (?:usah|perlu|mau|mahu)|tak perlu|tak nak|gak usah|nggak usah|ga usah|stop|berhenti)\\b (?:\\S+ ){0,2}(?:hubungi|dihubungi|telepon|telefon|telpon|call|kirim|hantar|e-?mail|e-?mel|wa|sms|kontak)|\\b(?:hapus|padam)',
    other:
      '\\b(?:saya|aku|kami) (?:[^\\s,.]+ ){0,2}(?:hubungi|menghubungi|telepon|menelepon|telefon|kirim|mengirim|hantar|menghantar)\\b|\\b(?:kenapa|mengapa|siapa|apakah [✉☎]|adakah [✉☎]|benarkah|betulkah)\\b|[✉☎] (?:itu|ini)\\b|\\b(?:tadi|barusan|verifikasi|pengesahan|konfirmasi|otp|log ?in|log masuk|ganti e-?mail|tukar e-?mel)\\b|\\b(?:bener|benar|betul ke|resmi|rasmi)\\b|\\bmilik (?:anda|toko|kedai)',
    offer:
      '\\b(?:tinggalkan|berikan|kirimkan|boleh|isi|masukkan|beritahu|beri tahu|sebutkan|bagikan|kongsi(?:kan)?|nyatakan|minta|mohon)\\b[^.]{0,40}\\b(?:alamat e-?mail|e-?mail|e-?mel|nomor (?:telepon|hp|wa|ponsel)|nombor|telepon|telefon|kontak|hubungan)\\b',
    agree: 'ya, iya, ya boleh, silakan, silahkan, tentu, baik, oke, tolong, terima kasih',
    refuse: 'tidak, tidak usah, tidak perlu, nggak, gak, gak usah, jangan, terima kasih, makasih',
    name: [
      '\\b(?:[Ss]aya|[Aa]ku|[Dd]engan) (\\p{Lu}{word}(?: \\p{Lu}{word}){0,2}),? (?:dari|di) ',
      '(?:^|[\\n.] *)(\\p{Lu}{word}(?: \\p{Lu}{word}){0,2}), ?(?:dari )?(?:PT|CV|UD|Toko|Yayasan|Koperasi) ',
      '\\b[Nn]ama (?:saya|aku|gue)(?: adalah| ialah| itu)? {name}{end:dan|email|e-mail|emel|nomor|nombor|no|hp|tolong|mohon|sila|dari|bisa|boleh|hubungi}',
    ],
    company: {
      forms: ['(?:PT|CV|UD)\\.? {proper}(?:,? Tbk\\.?)?', '(?:[Pp][Tt]|[Cc][Vv])\\.? {words}{end}'],
      before:
        '(?<!\\b(?:beli|pesan|kiriman|paket|produk|barang|surel|email|surat|tagihan|invoice|faktur) )\\b[Dd]ari|\\b[Mm]ewakili|\\b[Aa]tas nama|\\b(?:ker|beker)ja (?:di|untuk)|\\b[Pp]erusahaan (?:saya|kami)(?: adalah|,)?',
    },
    call: 'telepon|telpon|\\b(?:wa|hp)\\b',
    number: 'nomor',
    asks: '',
    otherNumber: '\\b(?:resi|pesanan|faktur|rekening|kode)\\b',
  },
  intent: {
    purchase:
      '(?:mau|ingin|pengen|pengin|berencana|hendak|akan|siap|tertarik|bisa|cara|gimana|bagaimana)(?: saya| kami| kalau| cara| untuk)? (?:beli|membeli|pesan|memesan|order|booking|reservasi|berlangganan|daftar|bayar|transfer|checkout)|saya (?:pesan|ambil|order)|(?:kirim|kirimkan) (?:invoice|faktur|kontrak|link pembayaran)|saya (?:mau )?(?:ambil|beli|jadi)|(?:mau|jadi) (?:ambil|checkout|co|deal)|transfer(?:nya)? ke ?mana|deal|pesan \\d+|order \\d+|bungkus',
    pricing:
      'sewa(?:nya)?|harga sewa|biaya sewa|harga(?:nya)?|berapa(?:an)? (?:harga|biaya|duit|tarif|per|satu)|biaya(?:nya)?|tarif(?:nya)?|diskon|penawaran(?: harga)?|murah|ongkos|ongkir|berapaan|anggaran|brp(?:an|a)?|brapa|berapa (?:ya|kak|min|gan|sis|semuanya|totalnya)|totalnya|ongkos kirim|kena berapa',
    availability:
      'stok(?:nya)?|ready(?: stock)?|tersedia|masih ada|ada jual|jual(?:kah)? (?:apa|gak|tidak|nggak)|apakah (?:anda |kalian )?(?:menjual|jual)|kamar kosong|bisa (?:kirim|antar) ke|indent|ready(?:nya)?|ada gak|ada ga|masih (?:ready|jual)|kosong',
    quantity:
      '\\d[\\d.]* ?(?:pcs|buah|unit|dus|karton|lusin|kg|kilo|set|orang|kamar|botol|lembar|porsi|pax|kursi|tiket|kotak|pasang|lisensi|ton|bungkus)|grosir|borongan|partai besar|jumlah (?:besar|banyak)|minimal (?:order|pembelian|pesan)|ratusan|lusinan',
    urgency:
      'segera|secepatnya|buru-buru|mendesak|urgent|hari ini juga|besok(?: pagi| siang)? (?:harus|sudah|butuh)|butuh (?:besok|hari ini|minggu ini)|minggu ini|sebelum (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|tanggal)|paling lambat|cepat',
    not: 'tidak (?:buru-buru|mendesak|urgent)|gak buru-buru|nggak buru-buru|(?:tidak|gak|nggak) (?:mau|ingin|jadi) (?:beli|pesan)|tidak tersedia',
    trouble:
      'refund|(?:uang|dana|duit) (?:saya )?(?:di)?kembali(?:kan)?|kembalikan uang|batal(?:kan)?|membatalkan|cancel|komplain|keluhan|rusak|pecah|cacat|salah kirim|(?:belum|tidak|gak|ga) (?:sampai|datang|nyampe)|retur|struk|kuitansi|nota pembelian|(?:lowongan|loker)[^.!]{0,80}|lamar(?:an)?|melamar|(?:saya )?(?:mau |pengen |ingin )?(?:kerja|magang)|mau daftar(?= kerja)',
  },
  asked: {
    price:
      'harga(?:nya)?|biaya(?:nya)?|ongkos(?:nya)?|ongkir(?:nya)?|tarif(?:nya)?|(?<!(?:cara|bisa|boleh|mau|gimana|bagaimana|metode|opsi|pilihan|jenis|sistem) )bayar(?:an|nya)?(?!(?:an|nya)? (?:balik|pakai|pake|lewat|via|dengan|dgn|guna|gimana|bagaimana|di|ke|cash|tunai|kartu|nanti|apa|pas|saat))|berapa (?:duit|rupiah|rp|uang)|iuran|sewa(?:nya)?|brp duit|harus bayar|budget|uang muka',
    quantity:
      '(?:berapa|brp)(?: banyak| orang| buah| besar| jauh| tinggi| jumlah)?|jumlah|maksimal|minimal|kapasitas|ada berapa',
    duration:
      '(?:berapa|brp) (?:lama|hari|minggu|bulan|tahun|menit|malam)|(?<!pukul )(?:berapa|brp) jam|makan waktu|butuh waktu|lamanya|estimasi|durasi|seberapa (?:lama|cepat)|kapan (?:sampai|nyampe|tiba|datang)(?:nya)?',
    time: '(?:jam|pukul) (?:berapa|brp)|jam (?:buka|tutup|operasional|kerja|praktik|layanan|check)|(?:buka|tutup) (?:jam|pukul|sampai|sampe|hari)|kapan (?:buka|tutup|toko)|waktu (?:buka|operasional)|sampai jam|(?:toko|kantor|klinik|restoran) buka',
    date: 'kapan(?:kah)?|tanggal|tgl|hari apa|bulan (?:apa|berapa)|sejak kapan|deadline',
    year: 'tahun (?:berapa|brp|kapan|apa)|abad ke ?berapa|sejak tahun',
    place:
      '(?:di|ke|dari) ?mana(?:kah|nya)?|alamat(?:nya)?|lokasi(?:nya)?|letak(?:nya)?|terletak|tempat(?:nya)? (?:mana|apa)|kota (?:apa|mana)|negara (?:apa|mana)|lantai berapa',
    phone:
      'telepon|telpon|telp|telfon|nomor(?:nya)? (?:hp|wa|kontak|handphone|whatsapp|cs)|no\\.? (?:hp|wa|telp|tlp)|kontak|whatsapp|wa|hubungi|faks',
    email: 'e-?mail(?:nya)?|surel',
    link: 'website|situs|link|tautan|url|laman|web|online|daring',
  },
  things: {
    number: 'se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|setengah|beberapa',
    span: '(?:detik|menit|jam|hari(?: kerja)?|minggu|pekan|bulan|tahun|malam)',
    spans:
      'sehari|seminggu|sepekan|sebulan|setahun|sejam|hari yang sama|hari itu juga|langsung|besoknya|esok harinya|setengah jam',
    clock:
      '(?:pukul|jam) N|\\d{1,2}[.:]\\d{2}(?!\\d)(?: ?(?:wib|wita|wit))?|\\d{1,2} ?(?:pagi|siang|sore|malam)|24 jam|tengah malam',
    money: 'rupiah|perak|dolar|(?:ribu|rb|k|juta|jt)(?: rupiah)?',
    free: 'gratis|bebas (?:biaya|ongkir|ongkos)|tanpa biaya|cuma-cuma|tidak dipungut',
    month: 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember',
    date: "senin|selasa|rabu|kamis|jumat|jum'at|sabtu|hari minggu|abad ke-?\\d+",
    place:
      'jalan|jl|gang|gg|blok|lantai|gedung|kelurahan|kecamatan|kabupaten|kota|seberang|sebelah|dekat|samping|depan|terletak|berlokasi|beralamat|ruko|alamatnya|stasiun|terminal',
    atMost: [
      'sampai|hingga|maks(?:imal|imum)?\\.?|paling banyak|kurang dari|di ?bawah|tidak lebih dari|s/d',
      'ke bawah|maksimal',
    ],
    atLeast: ['lebih dari|di ?atas|minimal|minimum|min\\.?|mulai|dari|paling sedikit', 'ke atas|atau lebih'],
    until: 'sampai|hingga|s/d|sd|ke',
  },
  reply: {
    refusal:
      '(?:tidak|belum|tak|gak|nggak) (?:dapat |bisa |berhasil |mampu )?(?:menemukan|ditemukan|(?:mem|ada |pun)?(?:iliki|ada|punyai?|ya)? ?informasi|memiliki (?:informasi|data)|mengetahui|tahu|menjawab|disebutkan|tercantum|dijelaskan|yakin)|informasi(?:nya)? (?:tersebut |itu |ini )?(?:tidak|belum) (?:tersedia|ada|ditemukan|tercantum)|di luar (?:pengetahuan|cakupan)',
    secret:
      '(?:nomor|data|foto) kartu(?! (?:identitas|keluarga|tanda|anggota|member|pelajar|mahasiswa|bpjs|asuransi|nama))|cvv|cvc|otp|kode (?:otp|verifikasi|keamanan|rahasia)|(?:kata |pas)sandi|kata sandi|sandi|password|pin|(?:angka|digit|nomor|kode)(?: \\w+){0,2} di (?:bagian |sisi )?belakang kartu(?! (?:identitas|keluarga|tanda|anggota|member|pelajar|bpjs))',
    give: 'kirim(?:kan|lah)?|berikan|beri(?:tahu)?(?:kan)?|bagikan|sebutkan|tulis(?:kan)?|balas dengan|informasikan|sampaikan|(?:masukkan|isi|ketik(?:kan)?)[^.]{0,60}(?:di sini|chat|obrolan)|kami (?:butuh|perlu)',
    keep: '(?:jangan|tidak (?:boleh|akan|perlu|pernah)|tanpa|hindari)(?: pernah)?(?: \\w+){0,2}? (?:kirim(?:kan)?|mengirim(?:kan)?|berikan|memberikan|beri|memberi|memberitahukan|bagikan|membagikan|sebutkan|menyebutkan|tulis|ketik|meminta)',
    ask: 'minta(?:lah|kan)?|tanyakan|tanyalah',
    never: 'jangan|tidak|tak|bukan|tanpa|hindari|dilarang|larang',
    lack: 'lupa|hilang|(?:tidak|belum|tak|gak|nggak) (?:\\w+ )?(?:terima|menerima|dapat|masuk|datang|sampai|muncul|diterima)|kedaluwarsa|salah',
    sent: '(?:kami|sistem|aplikasi|bank)(?: akan| telah| sudah)* (?:kirim(?:kan)?|berikan|sampaikan|informasikan|beritahukan|beri tahu)',
    percent: 'persen',
    promise:
      '(?:\\w+ )?kali lipat|separuh harga|setengah harga|dijamin|seumur hidup|tanpa batas|pasti untung',
    deed: '(?:saya|kami|aku|kita|admin|tim kami)(?: \\w+)? (?:sudah|telah|udah|baru saja|barusan|berhasil) \\w+|(?:sudah|telah|udah|berhasil|baru saja) (?:saya|kami|aku|kita|admin) \\w+|(?<!(?:yang|jika|bila|kalau|apabila|setelah|ketika|saat|begitu|sesudah|sejak|apakah|sebelum)\\b[^.;:!?]{0,40})(?:sudah|telah|udah|berhasil|baru saja) (?:berhasil |kami |saya )?di\\w+|(?:saya|kami|aku) (?:sedang|lagi) mem?\\w+',
    vow: '(?:saya|kami|aku|kita|tim|admin|petugas|staf|kurir|dokter|manajer|cs)(?: \\w+){0,2} (?:akan|segera|bakal|pasti) \\w+|(?:akan|segera|bakal) (?:segera )?(?:saya|kami|aku|kita) \\w+|(?:anda|kamu|kakak|pesanan|paket)(?: \\w+){0,3} (?:akan|pasti|bakal) \\w+|biar (?:saya|kami|aku) \\w+|pasti(?: \\w+)? (?:sampai|tiba|selesai|dikembalikan|datang)|dijamin',
    not: 'tidak|tdk|tak|bukan|belum|jangan|tanpa|gak|nggak|ngga|enggak|ga|(?:di)?tutup(?! (?:pada )?(?:pukul|jam|pk|\\d))|libur|dilarang|mustahil|kecuali|maaf|sayangnya|bebas (?:dari )?(?:kacang|gluten|susu|kafein|alkohol|gula)|selain|non-?\\w+|tiada|pantang|menolak',
    only: 'hanya(?:lah)?|cuma(?:n)?|saja|khusus|kecuali|selain|terbatas|asal(?:kan)?|minimal|maksimal|paling (?:lambat|banyak|sedikit|lama|cepat)|sebelum(?:nya)?|setelah|harus|wajib|sampai|hingga|mulai',
    all: 'semua(?:nya)?|seluruh|(?:setiap|tiap)(?! \\d)|segala|selalu|kapan (?:saja|pun)|di mana (?:saja|pun)|dimana (?:saja|pun)|siapa (?:saja|pun)|apa (?:saja|pun)|(?:negara|kota|mana) mana pun|mana pun|sepenuhnya|tanpa batas|kedua(?:nya)?|masing-masing',
    contrast: ' (?:tetapi|tapi|namun) ',
    when: 'jika|bila|kalau|apabila|asal(?:kan)?|ketika|saat|setelah|bagi|untuk (?:pesanan|pembelian|belanja|anggota|pelajar|member)|dengan (?:syarat|ktp|kartu|surat)|kecuali|mulai|minimal|yang belum|yang sudah',
    polite:
      'maaf(?:kan)?|mohon maaf|sayangnya|silakan|mohon|tolong|tentu(?: saja)?|baik(?:lah)?|ya|iya|betul|benar|tidak bisa|kak(?:ak)?|halo|terima kasih|sekadar info|anda|kami|ada yang bisa dibantu|bisa|dapat|boleh|estimasi(?:nya)?|kira-kira|sekitar|pagi|siang|sore|malam|pukul|jam|dengan|lewat|melalui|kepada|tersebut|itu|ini|adalah|yaitu|juga|lagi|masih|lama|selama|sebesar|senilai|seharga|harganya|biayanya|namun|tetapi|tapi|karena|sehingga|agar|jadi|datang|ada|memang|punya|untuk|dari|pada|dalam|oleh|ya|nya|orang|buat|secara|sudah|telah|akan|perlu|butuh|bagi|tersedia|berlaku|menjadi|adanya|supaya',
    sole: 'hanya(?:lah)?|cuma(?:n)?|saja|khusus|kecuali|selain|terbatas',
    without: 'tanpa',
    regret: 'maaf|sayangnya',
    street: '(?:Jalan|Jl\\.?|Jln\\.?|Gang|Gg\\.?) (\\p{Lu}[\\p{L}’-]+)',
    numerals:
      '1 satu, 2 dua, 3 tiga, 4 empat, 5 lima, 6 enam, 7 tujuh, 8 delapan, 9 sembilan, 10 sepuluh, 11 sebelas, 12 dua belas, 15 lima belas, 20 dua puluh, 30 tiga puluh, 100 seratus, 13 tiga belas, 14 empat belas, 16 enam belas, 17 tujuh belas, 18 delapan belas, 19 sembilan belas, 10 puluh, 100 ratus, 1000 ribu, 1000 seribu, 1000000 juta, 1000000 sejuta',
    ordinal: 'ke-?',
    units: {
      minute: 'menit',
      hour: 'jam, sejam',
      day: 'hari, sehari, harian',
      week: 'minggu, pekan, seminggu, sepekan, mingguan',
      month: 'bulan, sebulan, bulanan',
      year: 'tahun, thn, setahun, tahunan',
      dollar: 'dolar',
      gram: 'gram, gr',
      kilogram: 'kilo, kilogram',
      kilometre: 'kilometer',
    },
  },
  names: {
    pattern:
      'indonesian?|bahasa indonesia|インドネシア語|印尼[语語文]|印度尼西亚语|인도네시아어|(?:ภาษา)?อินโดนีเซีย|tiếng indo(?:nesia)?|الإندونيسية|اندونيسي|इंडोनेशियाई|இந்தோனேசிய(?:ம்)?|ইন্দোনেশীয়|ఇండోనేషియన్|انڈونیشی|انڈونیشیائی|इंडोनेशियन|ਇੰਡੋਨੇਸ਼ੀਆਈ|ਇੰਡੋਨੇਸ਼ੀਅਨ|ඉන්දුනීසියානු|ઇન્ડોનેશિયન',
    words:
      'indonesian, bahasa indonesia, bhs indonesia, bahasa indo, インドネシア語, 印尼语, 印尼語, 印尼文, 인도네시아어, ภาษาอินโดนีเซีย, tiếng indonesia, الاندونيسية, بالاندونيسية, इंडोनेशियाई, இந்தோனேசிய*, ইন্দোনেশীয়*, ఇండోనేషియ*, انڈونیشی, انڈونیشیائی, इंडोनेशियन, ਇੰਡੋਨੇਸ਼ੀਆਈ, ਇੰਡੋਨੇਸ਼ੀਅਨ, ඉන්දුනීසියානු*, ઇન્ડોનેશિયન',
  },
  replyIn: {
    requests: [
      '(?:jawab|jawablah|balas|balaslah|bicara|berbicara|bercakap|cakap|tulis|jelaskan|terangkan|pakai|gunakan|guna)\\b[^.?\\n]{0,25}?(?:\\b(?:bahasa|bhs|dalam)\\s+){language}\\b',
    ],
    speak:
      'jawab, jawablah, jawabnya, balas, balasnya, bicara, berbicara, ngomong, ngobrol, tulis, jelaskan, jelasin, pakai, pake, gunakan, ganti',
    ask: 'tolong, tlg, mohon, silakan, bisa, bisakah, minta, aja, saja, dong, ya',
    beside: 'dalam, bahasa, bhs, saya, aku, sama, dengan, kepada, ke, kak, min, yuk, ini, nya, mau',
  },
  followUp: [
    '^(?:dan|kalau|kalo|klo|lalu|terus|trus|(?:bagaimana|gimana|macam mana) (?:dengan|kalau|kalo|klo)|untuk)\\b|\\b(?:itu|tersebut|nya)\\b',
    '^[^\\p{L}]*(?:(?:(?:sampai|sampe|hingga|mulai|mula|dari|sejak) )?(?:kapan|bila|jam berapa|jam brp|pukul berapa|tanggal berapa))[^\\p{L}\\p{M}]*$',
  ],
  stopWords:
    'ya, iya, ok, oke, apa, apakah, siapa, siapakah, kapan, kapankah, di, mana, dimana, dimanakah, mengapa, kenapa, bagaimana, bagaimanakah, berapa, berapakah, yang, dan, atau, ke, dari, untuk, pada, dengan, adalah, ini, itu, saya, anda, dalam, oleh, bisa, dapat, ada, yg, ga, gak, nggak, ngga, enggak, udah, udh, sudah, dah, tp, tapi, kalo, kalau, kl, klo, gmn, gimana, brp, aja, saja, sih, kok, bgt, banget, dgn, utk, jg, juga, lagi, lg, kan, min, mas, mbak, bang, aku, gue, gw, kita, kami, jadi, biar, buat, pake, pakai, katanya, terus, trus, sama, dr, krn, karena, emang, sampe, sampai, dpt, boleh, gabisa, gakbisa, gaada',
  fillers:
    'sy, skrg, sekarang, masih, msh, blm, belum, sini, situ, sana, nih, tuh, dong, nya, trs, lgsg, langsung, plg, paling, tlg, kena, bikin, jd, gapapa, gpp, lalu, ternyata, td, tadi, gini, gitu, begini, begitu, banyak, sedikit, dikit, agak, cuma, doang, kah, lah, si, bs, hrs, hrus, bru, lain, mo, gk, kgk, ttp, tetap, tetep, sm, dl, dulu, bakal, akan, telah, pernah, dia, mereka, loh, lho, deh, spy, supaya, agar, soalnya, soal, tentang, ttg, makin, semua, semuanya, beberapa, bbrp, tau, tahu, kayak, kyk, seperti, emg, dlm, bw, kamu, kmu, mending, kira, kira2, noh, anu, gt, gtu, sdh, brarti, berarti',
  ownWords:
    'tentang, buatkan, kpn, brp, hangus, hangusnya, nyampe, nyampenya, skrg, kmrn, bsk, poin, kantor, kartu, pajak, toko, rekening, ongkir, kirim, dikirim, pengiriman, pesawat, bandara, perpanjang, perpanjangan, cicil, cicilan, nyicil, diskon, mahasiswa, kuliah, uang, gratis, rusak, kamar, lantai, dokter, perawat, obat, apotek, apotik, resep, bpjs, ktp, npwp, paspor, stnk, samsat, ponsel, telepon, nomor, nomer, besok, senin, kamis, jumat, agustus, maret, lemot, pulsa, kuota, listrik, garansi, retur, resi, kurir, ekspedisi, sepatu, celana, kaos, warung, satpam, mobil, sepeda, jadwal, karcis, kemarin, sore, siang, batalin, asuransi, klaim, premi, nasabah, tabungan, kurs, setor, cabang, ijazah, rapor, wisuda, seragam, imunisasi, periksa, rawat, inap, igd, ugd, izin, akta, kelurahan, antri, antrian, loket, lapor, pengaduan, komplain, nih, tuh, dong, deh, ngga, kaga, kagak, nyampe, nyampai, pengen, pingin, bikin, cowok, cewek, sandi, situs, liburan, kasur, handuk, kolam, gosok, bensin, supir, kulkas, ruangan, berlangganan, langganan, belanja, beresin, harganya, udh, blm, dmn, bs, gmna, gpp, mksh, makasih, tlg, bawa, mau, tuker, nyasar, keblokir, kepotong, segini, ketinggalan, nanya, bayarnya, bukanya',
  courtesies:
    'halo, hai, hallo, permisi, punten, maaf, tolong, mohon, mohon info, mohon infonya, minta info, kak, gan, agan, sis, bro, mau tanya, mau nanya, ingin bertanya, ingin tanya, numpang tanya, boleh tanya, boleh tahu, boleh tau, saya ingin tahu, saya mau tahu, saya mau tau, ingin tahu, mau tahu, mau tau, tolong beri tahu, tolong jelaskan, terima kasih, terimakasih, makasih, trims, selamat pagi, selamat siang, selamat sore, selamat malam, dong, deh, nih, sih, ya, yah',
  placeNames: 'nusa dua, nusa penida, gili trawangan, labuan bajo, raja ampat, tanah lot',
  validity: {
    until: ['sampai|hingga|s\\.?d\\.?|s/d|berakhir|selambat-lambatnya', ''],
    from: ['mulai|per|sejak|terhitung|dari', ''],
    valid: 'berlaku|promo|penawaran|harga ini|tarif ini',
  },
  ended:
    'berakhir, sudah selesai, kedaluwarsa, kadaluarsa, tidak berlaku, tidak berlaku lagi, sudah habis, sudah ditutup, (lama, versi lama',
  smallWords:
    'yang, dan, di, ke, dari, untuk, dengan, tidak, bisa, anda, kami, kita, ini, itu, adalah, akan, sudah, belum, atau, juga, pada, dalam, oleh, dapat, jika, apabila, bila, karena, saya, apakah, bagaimana, berapa, kapan, dimana, silakan, harus, hari, jam, buka, tersebut, sampai, agar, lebih, setiap',
  stem,
  weekdays: {
    every: '(?:setiap|tiap) hari|senin sampai minggu',
    short: '',
    to: 'sampai(?: dengan)?|hingga|s\\.?/?d\\.?',
  },
  faq: { question: 'Pertanyaan|Tanya|T', answer: 'Jawaban|Jawab|J' },
  multipliers: '1000 rb, 1000 ribu, 1000000 jt, 1000000 juta',
  abbreviations: 'dll|dsb|dr|hlm|Jl|Tn|Ny|Bpk|Sdr|Rp',
  probe: { passage: 'Paket dikirim dalam waktu tiga hari kerja.', question: 'Kapan paket saya dikirimkan?' },
  everyday: `Semalam saya tidak bisa tidur nyenyak.
Malam ini kamu mau ngapain?
Adik perempuan saya lebih tinggi dari saya.
Hujan turun terus sejak pagi.
Boleh pinjam payungmu?
Kunci saya ketinggalan di rumah lagi.
Dia tertawa sampai menangis.
Kenapa kamu selalu terlambat?
Supnya terlalu panas untuk dimakan.
Ayo jalan-jalan setelah makan malam.
Saya belum pernah melihat anjing sebesar itu.
Dia suka bernyanyi di mobil.
Jangan bangunkan bayinya.
Di mana kamu membeli sepatu itu?
Kakek saya menceritakan lelucon yang sama setiap hari.
Sepertinya saya mau pilek.
Kemarin kami menonton film bersama.
Siapa yang makan potongan kue terakhir?
Dia takut pada laba-laba.
Anak-anak sedang bermain di kebun.
Seandainya saya bisa bermain piano.
Kamu kelihatan capek hari ini.
Berapa umur kakakmu?
Dia menutup jendela karena dingin.
Saya rindu teman-teman saya.
Tolong matikan lampunya.
Mereka sudah sepuluh tahun menikah.
Tidak ada yang tahu ke mana dia pergi.
Saya lebih suka tinggal di rumah.
Tom bilang dia akan datang besok.
Indah sekali matahari terbenamnya!
Ponsel saya jatuh ke air.
Keretanya penuh sesak.
Kamu percaya hantu?
Saya sedang belajar memasak.
Dia memberi saya buku untuk ulang tahun saya.
Bicaranya terlalu cepat buat saya.
Tadi pagi kami kehabisan susu.
Berbuat salah itu gampang.
Saya tidak tahu harus bilang apa.`,
} satisfies Words;
