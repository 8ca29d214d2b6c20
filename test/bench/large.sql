set local embedded.long_statement = 'on';
alter table messages disable trigger user;
alter table conversations disable trigger user;
alter table leads disable trigger user;
alter table documents disable trigger user;

insert into bots (workspace_id, id, name)
select :workspace, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bot ' || n from generate_series(0, 2) n;

create temp table phrases (language text, at int, subjects text[], questions text[], answers text[]) on commit drop;
insert into phrases values
  ('en', 0, '{green tea,iron teapots,gift sets,delivery,returns,wholesale prices,the loyalty card,gift wrapping,an invoice,jasmine pearls}',
    '{How long does it take to get %s?,Do you have %s in Bandung?,What does %s cost now?,Can I change %s after I ordered?,Who can tell me more about %s?}',
    '{Orders with %s leave our warehouse within two working days and arrive two to four days later inside Indonesia.,We keep %s in every shop; the page of the shop shows what is there today.,You can change this for 24 hours: open the order and choose what you want instead.}'),
  ('ja', 1, '{煎茶,急須,贈り物,配送,返品,卸値,会員証,包装,領収書,抹茶}',
    '{%sはいつ届きますか？,東京の店に%sはありますか？,%sの値段を教えてください。,注文のあとで%sを変えられますか？,%sについて誰に聞けばよいですか？}',
    '{ご注文の%sは二営業日以内に倉庫を出て、国内では二日から四日で届きます。,%sはすべての店にございます。本日の在庫は各店のページでご覧になれます。,二十四時間以内でしたら、注文のページで変更できます。}'),
  ('th', 2, '{ชาเขียว,กาน้ำชา,ชุดของขวัญ,การจัดส่ง,การคืนสินค้า,ราคาส่ง,บัตรสมาชิก,ห่อของขวัญ,ใบเสร็จ,ชามะลิ}',
    '{%sจะมาถึงเมื่อไร,ที่เชียงใหม่มี%sไหม,ตอนนี้%sราคาเท่าไร,เปลี่ยน%sหลังสั่งซื้อได้ไหม,ถามเรื่อง%sได้ที่ใคร}',
    '{คำสั่งซื้อ%sออกจากคลังภายในสองวันทำการ และถึงภายในสองถึงสี่วัน,เรามี%sทุกสาขา ดูสินค้าวันนี้ได้ที่หน้าของสาขา,ภายใน 24 ชั่วโมงคุณเปลี่ยนได้ที่หน้าคำสั่งซื้อ}'),
  ('id', 3, '{teh hijau,teko besi,paket hadiah,pengiriman,pengembalian,harga grosir,kartu anggota,bungkus kado,faktur,teh melati}',
    '{Berapa lama sampai %s tiba?,Apakah ada %s di Bandung?,Berapa harga %s sekarang?,Bisakah %s diubah setelah dipesan?,Kepada siapa saya bertanya tentang %s?}',
    '{Pesanan %s keluar dari gudang dalam dua hari kerja dan tiba dua sampai empat hari kemudian.,%s ada di setiap toko; halaman toko menunjukkan apa yang ada hari ini.,Selama 24 jam Anda dapat mengubahnya di halaman pesanan.}'),
  ('hi', 4, '{हरी चाय,लोहे की केतली,उपहार सेट,डिलीवरी,वापसी,थोक भाव,सदस्य कार्ड,उपहार पैकिंग,बिल,चमेली चाय}',
    '{%s कब तक पहुँचेगी?,क्या दिल्ली में %s मिलती है?,%s का दाम क्या है?,क्या ऑर्डर के बाद %s बदल सकते हैं?,%s के बारे में किससे पूछूँ?}',
    '{%s का ऑर्डर दो कार्य दिवस में गोदाम से निकलता है और दो से चार दिन में पहुँचता है।,हर दुकान में %s रहती है; आज का माल दुकान के पेज पर देखें।,24 घंटे तक आप ऑर्डर के पेज पर इसे बदल सकते हैं।}');

insert into conversations (workspace_id, id, bot_id, session_id, channel, status, language, message_count, handoff_at, first_message_at,
  last_message_at, last_message)
select :workspace, md5(:workspace || ' talk ' || n)::uuid, ('00000000-0000-4000-8000-' || lpad((n % 3)::text, 12, '0'))::uuid, 's' || n,
  (array['widget', 'widget', 'widget', 'api', 'mcp', 'voice'])[n % 6 + 1],
  case when n % 500 = 0 then 'handoff' when n % 4 = 0 then 'closed' else 'open' end, p.language, 10,
  case when n % 20 = 0 then s.at end, s.at, s.at + case when n % 4 = 0 then n % 9 else 0 end * interval '1 day' + interval '3 minutes',
  format(p.answers[n % 3 + 1], p.subjects[n % 10 + 1])
from generate_series(0::bigint, :talks - 1) n join phrases p on p.at = n % 5
cross join lateral (
  select b.first + (n * 7919.0 % :talks / :talks) * (now() - interval '10 minutes' - b.first) as at
  from (select day_start(utc_day(now()) - (:days - 1)) as first) b
) s;

insert into messages (workspace_id, conversation_id, position, id, role, author, content, language, answered, reply_to,
  feedback, question_key, trace, created_at)
select :workspace, md5(:workspace || ' talk ' || t.talk)::uuid, 2 * t.turn + r,
  overlay(overlay(md5(t.name || r) placing '4' from 13) placing '8' from 17)::uuid,
  case r when 1 then 'user' else 'assistant' end, case r when 1 then 'visitor' else 'bot' end,
  case when r = 2 then format(p.answers[t.question % 3 + 1], p.subjects[t.question % 10 + 1])
    else format(p.questions[t.question / 10 % 5 + 1], p.subjects[t.question % 10 + 1])
      || case when t.question >= 10000 then ' ' || t.question when t.question >= 50 then ' ' || t.question / 50 else '' end
      || case when t.talk % 4999 = 1 and t.turn = 0 then ' 釜 zarf' else '' end end,
  p.language,
  case when r = 2 and t.question % 11 > 0 then t.question % 7 > 0 end,
  case r when 2 then overlay(overlay(md5(t.name || 1) placing '4' from 13) placing '8' from 17)::uuid end,
  case when r = 2 and t.question % 25 = 0 then 'up' when r = 2 and t.question % 40 = 1 then 'down' end,
  case r when 2 then ('x' || left(md5('question ' || t.question), 16))::bit(64)::bigint end,
  case when r = 2 and t.question % 11 = 0 then '{"decision": "hedged"}'::jsonb end,
  least(now() - interval '5 minutes', c.first_message_at + case when t.turn = 4 and t.talk % 4 = 0 then t.talk % 9 else 0 end * interval '1 day'
    + t.turn * interval '40 seconds' + r * interval '2 seconds')
from (
  select talk, turn, :workspace || ' ' || talk || ' ' || turn || ' ' as name,
    case when (talk + turn) % 2 = 0 then floor(2000 * power((talk * 7919 + turn * 104729) % 100003 / 100003.0, 3))::int
      else 10000 + talk * 5 + turn end as question
  from generate_series(0::bigint, :talks - 1) talk, generate_series(0, 4) turn
) t
join conversations c on c.workspace_id = :workspace and c.id = md5(:workspace || ' talk ' || t.talk)::uuid
join phrases p on p.language = c.language
cross join generate_series(1, 2) r
order by c.first_message_at, t.turn, r;

update conversations c set last_message_at = least(c.last_message_at, now() - interval '5 minutes')
where c.workspace_id = :workspace and c.last_message_at > now() - interval '5 minutes';

insert into leads (workspace_id, bot_id, session_id, name, email, phone, intent_score, language, created_at)
select :workspace, ('00000000-0000-4000-8000-' || lpad((n % 3)::text, 12, '0'))::uuid, 's' || n,
  (array['Siti', '田中', 'สมชาย', 'Budi', 'अनीता'])[n % 5 + 1] || ' ' || n, 'visitor' || n || '@example.com', '+62 811 ' || 100000 + n,
  n * 37 % 101, (array['en', 'ja', 'th', 'id', 'hi'])[n % 5 + 1], now() - n * interval '1 day' * :days / :talks
from generate_series(0::bigint, :talks - 1) n;

insert into documents (workspace_id, bot_id, title, source_type, source_url, content, language, status, chunk_count, created_at)
select :workspace, case when n % 2 = 0 then ('00000000-0000-4000-8000-' || lpad((n % 3)::text, 12, '0'))::uuid end,
  format(p.questions[n / 50 % 5 + 1], p.subjects[n % 10 + 1]) || ' ' || n, case when n % 3 = 0 then 'url' else 'snippet' end,
  case when n % 3 = 0 then 'https://shop.example.com/help/' || n end,
  case when n % 3 > 0 then format(p.answers[n % 3 + 1], p.subjects[n % 10 + 1]) end, p.language,
  case when n % 200 = 0 then 'failed' else 'ready' end, 3, now() - n * interval '10 minutes'
from generate_series(0::bigint, :talks / 10 - 1) n join phrases p on p.at = n % 5;

insert into question_groups (workspace_id, key, group_key)
select :workspace, ('x' || left(md5('question ' || n), 16))::bit(64)::bigint,
  ('x' || left(md5('question ' || case when n > 10000 and n % 2 = 0 then n % 2000 else n end), 16))::bit(64)::bigint
from generate_series(0, 10000 + 5 * :talks) n where n < 2000 or n > 10000;

insert into question_grouping (workspace_id, through) values (:workspace, now());

alter table messages enable trigger user;
alter table conversations enable trigger user;
alter table leads enable trigger user;
alter table documents enable trigger user;
