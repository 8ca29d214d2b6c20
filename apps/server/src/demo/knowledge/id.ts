import type { Page } from './page.ts';

export default [
  {
    title: 'Pengiriman',
    text: `## Lama pengiriman
Pesanan berangkat dari gudang kami di Jakarta dalam satu hari kerja. Pengiriman memakan waktu 2 sampai 4 hari kerja di dalam Indonesia, 4 sampai 7 hari kerja ke negara Asia Tenggara lainnya, dan 5 sampai 9 hari kerja ke Jepang dan India.

## Biaya pengiriman
Ongkos kirim gratis untuk pesanan mulai 750.000 rupiah. Pesanan di bawah itu dikenai ongkos kirim 90.000 rupiah ke negara mana pun. Kami tidak mengirim ke kotak pos.

## Melacak pesanan
Saat paket berangkat, kami mengirim nomor resi lewat email. Kurir memperbaruinya sekali sehari, jadi mohon tunggu 24 jam sampai status pertama muncul.`,
  },
  {
    title: 'Pengembalian barang dan dana',
    text: `## Mengembalikan teh
Kemasan yang belum dibuka boleh dikembalikan dalam 30 hari sejak diterima. Kemasan yang sudah dibuka tidak dapat dikembalikan demi kebersihan. Kirim email ke help@serambi-tea.example dan kami kirimkan label pengembalian; ongkos kirim balik ditanggung pembeli.

## Pengembalian dana
Dana kami kembalikan ke kartu atau dompet digital yang Anda pakai, dalam 5 hari kerja setelah paket kami terima. Ongkos kirim hanya dikembalikan bila kesalahan ada pada kami.

## Barang rusak atau salah
Jika barang datang dalam keadaan rusak atau tidak sesuai pesanan, kirim fotonya dalam 7 hari sejak diterima. Kami ganti tanpa biaya dan Anda tidak perlu mengirim apa pun kembali.`,
  },
  {
    title: 'Pembayaran dan keanggotaan',
    text: `## Cara membayar
Kami menerima Visa, Mastercard, GoPay, OVO, PromptPay, UPI, PayPay, dan transfer bank. Bayar di tempat (COD) hanya tersedia di Jakarta. Harga ditampilkan dalam mata uang Anda dan ditagih dalam rupiah.

## Serambi Circle
Keanggotaan gratis. Anggota mendapat 1 poin untuk setiap 15.000 rupiah belanja; 100 poin menjadi voucher 75.000 rupiah. Poin hangus 12 bulan setelah diperoleh.

## Hadiah
Bungkus kado dikenai biaya 45.000 rupiah. Kartu ucapan hingga 200 huruf gratis: tulis pesan Anda saat checkout.`,
  },
  {
    title: 'Toko di Jakarta',
    text: `## Jam buka
Toko kami buka setiap hari pukul 09.00 sampai 20.00. Toko tutup pada Tahun Baru dan tiga hari saat Idulfitri.

## Alamat
Serambi Tea, Jalan Kemang Raya 12, Jakarta Selatan. Ada sepuluh tempat parkir di belakang; stasiun MRT terdekat adalah Blok A.

## Mencicipi teh
Setiap Sabtu pukul 15.00 kami mencicipi lima jenis teh bersama. Biayanya 120.000 rupiah per orang dan perlu dipesan paling lambat sehari sebelumnya. Anak di bawah 12 tahun gratis.

## Kontak
Kirim email ke help@serambi-tea.example; kami jawab dalam satu hari kerja. Telepon 021-555-0188, Senin sampai Jumat pukul 09.00 sampai 17.00 WIB.`,
  },
  {
    title: 'Menyeduh dan menyimpan teh',
    text: `## Menyeduh
Seduh teh hijau dengan air 70 sampai 75 derajat selama 2 menit, oolong dengan 90 derajat selama 3 menit, dan teh hitam dengan 95 derajat selama 4 menit. Pakai satu sendok teh untuk tiap cangkir. Untuk seduhan dingin, rendam 10 gram dalam satu liter air dingin selama 8 jam di kulkas.

## Menyimpan
Teh yang belum dibuka tahan 18 bulan. Setelah dibuka, habiskan dalam 3 bulan dan simpan di tempat kering, gelap, dan jauh dari bumbu dapur.

## Kafein dan alergen
Teh herbal Serai dan Rosela kami tidak mengandung kafein. Campuran Java Almond mengandung kacang; semua teh lain bebas kacang, susu, dan gluten.`,
  },
] satisfies Page[];
